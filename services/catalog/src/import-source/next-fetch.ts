import { dayStart, manilaDate } from '@tahanan/contracts/time/manila-date.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const FIRST_RETRY_MS = 5 * 60_000

/** The next full hour, or the next time that it is that hour in Manila, which has no summer time. */
export function nextFetch(now: Date, dailyHour: number | null): Date {
  const nowMs = now.getTime()
  if (dailyHour === null) return new Date((Math.floor(nowMs / HOUR_MS) + 1) * HOUR_MS)
  const todayMs = dayStart(manilaDate(now)).getTime() + dailyHour * HOUR_MS
  return new Date(todayMs > nowMs ? todayMs : todayMs + DAY_MS)
}

/** After a failure: 5, 10, 20 … minutes later, six hours at most, and never later than usual. */
export function nextTry(now: Date, dailyHour: number | null, failures: number): Date {
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10), 6 * HOUR_MS)
  return new Date(Math.min(now.getTime() + waitMs, nextFetch(now, dailyHour).getTime()))
}
