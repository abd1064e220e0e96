import { useState } from 'react'
import { Button } from '../ui/button.tsx'

const SAID_MS = 4_000

/** Hands the shortlist's link to whatever the device shares with; without such a thing it is copied. */
export function ShareButton({ ids }: { readonly ids: readonly number[] }) {
  const [said, setSaid] = useState('')
  const share = async () => {
    const url = new URL(`/shortlist?ids=${ids.join(',')}`, location.origin).href
    const says = await offer(url)
    setSaid(says)
    setTimeout(() => setSaid(''), SAID_MS)
  }
  return (
    <>
      <Button kind="secondary" icon="share" onClick={() => void share()}>
        {said === '' ? 'Share' : said}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}

/** What became of it, in words. */
async function offer(url: string): Promise<string> {
  const canShare = typeof navigator.share === 'function'
  try {
    await (canShare ? navigator.share({ url }) : navigator.clipboard.writeText(url))
    return canShare ? 'Shared' : 'Link copied'
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') return ''
    // No right to the clipboard: the address can still be copied by hand.
    window.prompt('Copy this link:', url)
    return ''
  }
}
