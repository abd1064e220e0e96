import type { Named } from '@tahanan/contracts/property/property-fields.ts'
import type { Language } from '@tahanan/contracts/site/language.ts'
import type { ViewingAnswer, ViewingState } from '@tahanan/contracts/viewing/viewing.ts'
import { VIEWING_LIMITS, viewingTimeProblem } from '@tahanan/contracts/viewing/viewing-times.ts'
import { Conflict, InvalidInput } from '@tahanan/platform/problem/problem.ts'

/** A viewing as its table has it (decision 135), with its lead and listing. */
export interface Viewing extends ViewingPlan {
  readonly id: number
  readonly uid: string
  readonly language: Language
  readonly times: readonly Date[]
  readonly createdAt: Date
  readonly lead: ViewingAnswer['lead'] & { readonly email: string }
  readonly listing: ViewingAnswer['listing'] & { readonly location: string }
  readonly salesperson: (Named & { readonly email: string }) | null
}

export interface ViewingPlan {
  readonly version: number
  readonly state: ViewingState
  readonly at: Date | null
  readonly salespersonId: number | null
  readonly word: string
  readonly nextReminderAt: Date | null
  readonly updatedAt: Date
}

/** What staff or the visitor do with one. */
export type ViewingAct =
  | {
      readonly kind: 'confirm' | 'move'
      readonly at: Date
      /** Undefined: who it was. */
      readonly salespersonId: number | null | undefined
      readonly word: string
    }
  | { readonly kind: 'decline' | 'cancel'; readonly word: string }

/**
 * A viewing's plan after an act, which its people are told of.
 *
 * @throws InvalidInput on `at`; Conflict where its state does not allow the act
 */
export function decideViewing(viewing: ViewingPlan & Pick<Viewing, 'times'>, act: ViewingAct, now: Date): ViewingPlan {
  const { state } = viewing
  const isOpen = state === 'proposed' || state === 'confirmed'
  const allowed = act.kind === 'move' ? isOpen : state === (act.kind === 'cancel' ? 'confirmed' : 'proposed')
  if (!allowed) throw new Conflict('conflict', `This viewing is ${state} by now. Look at the latest.`, { state })
  const changed = { version: viewing.version + 1, word: act.word, updatedAt: now }
  if (!('at' in act)) {
    return { ...viewing, ...changed, state: act.kind === 'decline' ? 'declined' : 'cancelled', nextReminderAt: null }
  }
  const { at, salespersonId = viewing.salespersonId } = act
  const isProposed = viewing.times.some((time) => time.getTime() === at.getTime())
  const problem =
    viewingTimeProblem(at, now, 0) ??
    (act.kind === 'confirm' && !isProposed ? 'This time was not proposed. Choose one that was, or move it.' : undefined)
  if (problem !== undefined) throw new InvalidInput({ at: [problem] })
  return { ...viewing, ...changed, state: 'confirmed', at, salespersonId, nextReminderAt: nextReminder(at, now) }
}

const HOUR_MS = 60 * 60_000
/** Before a viewing. */
const REMINDERS_MS = [24 * HOUR_MS, 2 * HOUR_MS]

/** When the next reminder of a viewing is due; null when there is none any more. */
export function nextReminder(at: Date, now: Date): Date | null {
  const due = REMINDERS_MS.map((beforeMs) => new Date(at.getTime() - beforeMs))
  return due.find((time) => time > now) ?? null
}

/** To where it lasts. */
export function endOf(at: Date): Date {
  return new Date(at.getTime() + VIEWING_LIMITS.lengthMs)
}

export function viewingAnswerOf(viewing: Viewing): ViewingAnswer {
  const { id, version, state, at, word, salesperson } = viewing
  const { email: _email, ...lead } = viewing.lead
  const { location: _location, ...listing } = viewing.listing
  return {
    id,
    version,
    lead,
    listing,
    state,
    times: viewing.times.map((time) => time.toISOString()),
    at: at?.toISOString() ?? null,
    salesperson: salesperson && { id: salesperson.id, name: salesperson.name },
    word,
    created_at: viewing.createdAt.toISOString(),
  }
}

/** What the audit trail says of one: never who, or what was said. */
export function auditedViewing({ state, at, salespersonId }: ViewingPlan): object {
  return { state, at: at?.toISOString() ?? null, salesperson: salespersonId }
}
