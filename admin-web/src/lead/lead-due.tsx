import type { LeadAnswer } from '@tahanan/contracts/lead/lead.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { useEffect, useState } from 'react'
import { dayText, durationText } from '../time/time-texts.ts'

const MINUTE_MS = 60_000

/** The time, once a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** What is to be done next and when; what is overdue stands out, whether by its day or for want of a first answer. */
export function NextStep({ lead, nowMs }: { readonly lead: LeadAnswer; readonly nowMs: number }) {
  const { next_step: step, next_follow_up_on: day, due_at: dueAt } = lead
  const isOverdue = dueAt !== null && Date.parse(dueAt) < nowMs
  if (step === '' && day === null && !isOverdue) return '—'
  return (
    <span className="inline-flex max-w-56 flex-wrap items-center gap-1">
      {step !== '' && <span className="[overflow-wrap:anywhere]">{step}</span>}
      {day !== null && <span className="whitespace-nowrap text-ink-soft">{dayText(day)}</span>}
      {isOverdue && <Chip tone="danger">Overdue for {durationText(nowMs - Date.parse(dueAt))}</Chip>}
    </span>
  )
}

/** How long the first answer took and whose it was, or how long it has been waited for. */
export function responseText(lead: LeadAnswer, nowMs: number): string {
  const { created_at: createdAt, first_response_at: at, first_response_by: by } = lead
  const waited = durationText((at === null ? nowMs : Date.parse(at)) - Date.parse(createdAt))
  if (at === null) return `Waiting for a first response for ${waited}`
  return `First response after ${waited}${by === null ? '' : ` by ${by.name}`}`
}
