import { dayStart } from '@tahanan/contracts/text/day-start.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'

const WEEKS = 12
const DAY_MS = 24 * 60 * 60 * 1000

/** The Mondays of the last twelve weeks in Manila, oldest first, the week under way included. */
export function overviewWeeks(now: Date): string[] {
  const today = dayStart(manilaDate(now))
  // At noon UTC it is the same day in Manila.
  const weekday = new Date(today.getTime() + DAY_MS / 2).getUTCDay()
  const mondayMs = today.getTime() - ((weekday + 6) % 7) * DAY_MS
  return Array.from({ length: WEEKS }, (_, at) => manilaDate(new Date(mondayMs - (WEEKS - 1 - at) * 7 * DAY_MS)))
}
