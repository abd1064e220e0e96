import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'

const DAY_MS = 86_400_000
const LAPSED_DAYS = 30
const SHORTEST_DAYS = 90
const SPAN_DAYS = 270

/**
 * The last day of a demo listing's authority; undefined where it has none. Most are in force, some lapsed and some are
 * missing, so that the overview has something to show.
 */
export function demoAuthority(listingId: number, now: Date): string | undefined {
  if (listingId % 23 === 0) return undefined
  const days = listingId % 19 === 0 ? -LAPSED_DAYS : SHORTEST_DAYS + (listingId % SPAN_DAYS)
  return manilaDate(new Date(now.getTime() + days * DAY_MS))
}
