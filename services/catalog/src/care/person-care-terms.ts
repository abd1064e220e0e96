import { LICENSE_WARNING_DAYS } from '@tahanan/contracts/license/license-warning-days.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'

const DAY_MS = 86_400_000

export interface PersonCareSettings {
  readonly now: Date
  /** With more salespersons than that a broker needs care (decisions §10 "PRC licence"). */
  readonly salespersonsMax: number
}

/** What people are measured by: days are `YYYY-MM-DD` in Manila. */
export interface PersonCareTerms {
  readonly today: string
  /** A licence that ends on that day or before is ending. */
  readonly soon: string
  readonly salespersonsMax: number
}

export function personCareTerms({ now, salespersonsMax }: PersonCareSettings): PersonCareTerms {
  const soon = new Date(now.getTime() + LICENSE_WARNING_DAYS * DAY_MS)
  return { today: manilaDate(now), soon: manilaDate(soon), salespersonsMax }
}
