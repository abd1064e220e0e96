import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import { useEffect, useState } from 'react'
import { durationText } from '../time/duration-text.ts'

const MINUTE_MS = 60_000

/** How long the first answer took, or how long it has been waited for. */
export function FirstResponse({ lead }: { readonly lead: LeadAnswer }) {
  const now = useNow()
  const { created_at: createdAt, first_response_at: respondedAt, is_spam: isSpam } = lead
  const waitedMs = (respondedAt === null ? now : Date.parse(respondedAt)) - Date.parse(createdAt)
  if (respondedAt === null && isSpam) return null
  return (
    <p
      className={
        respondedAt === null ? 'rounded bg-warning-soft px-3 py-2 text-sm text-warning' : 'text-sm text-ink-soft'
      }
    >
      {respondedAt === null
        ? `Waiting for a first response for ${durationText(waitedMs)}`
        : `First response after ${durationText(waitedMs)}`}
    </p>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
