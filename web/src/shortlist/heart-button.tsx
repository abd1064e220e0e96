import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { useState } from 'react'
import { m } from '../message/messages.ts'
import { pagePart } from '../page/page-part.ts'
import { classNames } from '../ui/classes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { browserShortlist, useShortlist } from './browser-shortlist.ts'

interface HeartButtonProps {
  readonly id: number
  readonly name: string
  readonly className?: string
}

/** For the 51st. */
const Toast = pagePart(undefined, async () => (await import('../ui/toast.tsx')).Toast)

const FULL_MS = 4_000

/** Puts a listing on the shortlist of this browser, or takes it off. */
export function HeartButton({ id, name, className }: HeartButtonProps) {
  const isKept = useShortlist().includes(id)
  const [isFull, setFull] = useState(false)
  const press = () => {
    if (browserShortlist().toggle(id)) return
    setFull(true)
    setTimeout(() => setFull(false), FULL_MS)
  }
  return (
    <>
      <IconButton
        icon="heart"
        label={m.shortlist.heart({ name })}
        aria-pressed={isKept}
        isFilled={isKept}
        onClick={press}
        className={classNames('bg-surface/90 shadow-card hover:!bg-surface', isKept && '!text-accent', className)}
      />
      {isFull && <Toast tone="danger">{m.shortlist.full({ max: PAGE_LIMITS.maxIds })}</Toast>}
    </>
  )
}
