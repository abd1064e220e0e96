import { useState } from 'react'
import { m } from '../message/messages.ts'
import { Button } from './button.tsx'

const SAID_MS = 4_000

interface ShareButtonProps {
  readonly label: string
  readonly address: () => string
  readonly title?: string
  readonly size?: 'small'
  readonly className?: string
}

/** Passes an address on, and says for a moment what became of it. */
export function ShareButton({ label, address, title, size, className }: ShareButtonProps) {
  const [said, setSaid] = useState('')
  const share = async () => {
    setSaid(await offerLink(address(), title))
    setTimeout(() => setSaid(''), SAID_MS)
  }
  return (
    <>
      <Button kind="secondary" size={size} icon="share" onClick={() => void share()} className={className}>
        {said === '' ? label : said}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}

/**
 * Hands an address to whatever the device shares with; without such a thing it is copied.
 *
 * @returns what became of it, in words; empty where it was called off
 */
async function offerLink(url: string, title?: string): Promise<string> {
  const canShare = typeof navigator.share === 'function'
  try {
    await (canShare
      ? navigator.share({ url, ...(title !== undefined && { title }) })
      : navigator.clipboard.writeText(url))
    return canShare ? m.page.shared() : m.page.copied()
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') return ''
    // No right to the clipboard: the address can still be copied by hand.
    window.prompt(m.page.copyThis(), url)
    return ''
  }
}
