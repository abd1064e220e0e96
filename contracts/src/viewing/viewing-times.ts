import type { Language } from '../site/language.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** When homes are shown (decision 135): the hours of the office, in Manila. 0 is Sunday. */
export const VIEWING_OFFICE = { weekdays: [1, 2, 3, 4, 5, 6], opensAtHour: 9, closesAtHour: 18 } as const

export const VIEWING_LIMITS = {
  /** How many times a visitor may propose. */
  times: 3,
  /** What staff say to the visitor. */
  word: 500,
  daysAhead: 30,
  /** From now until the first time that visitors may propose. */
  noticeMs: 2 * HOUR_MS,
  stepMs: 30 * MINUTE_MS,
  lengthMs: HOUR_MS,
} as const

/** When somebody would like to see a listing, as they would like best. */
export interface ViewingProposal {
  readonly times: readonly Date[]
  readonly language: Language
}

/** The Philippines know no summer time. */
const MANILA_OFFSET_MS = 8 * HOUR_MS

/** What is wrong with a time for a viewing, and what would be right; undefined where nothing is. */
export function viewingTimeProblem(
  at: Date,
  now: Date,
  noticeMs: number = VIEWING_LIMITS.noticeMs,
): string | undefined {
  const { stepMs, lengthMs, daysAhead } = VIEWING_LIMITS
  if (at.getTime() % stepMs !== 0) return 'Choose a time on the hour or the half hour.'
  const there = new Date(at.getTime() + MANILA_OFFSET_MS)
  const opens = VIEWING_OFFICE.opensAtHour * HOUR_MS
  const startsAt = there.getUTCHours() * HOUR_MS + there.getUTCMinutes() * MINUTE_MS
  const isOpen = VIEWING_OFFICE.weekdays.some((day) => day === there.getUTCDay())
  if (!isOpen || startsAt < opens || startsAt + lengthMs > VIEWING_OFFICE.closesAtHour * HOUR_MS)
    return 'Choose a time from 9:00 AM to 5:00 PM in Manila, Monday to Saturday.'
  const ahead = at.getTime() - now.getTime()
  if (ahead < noticeMs) return noticeMs === 0 ? 'Choose a time to come.' : 'Choose a time at least 2 hours from now.'
  return ahead > daysAhead * DAY_MS ? `Choose a time within ${daysAhead} days.` : undefined
}

/** Whether two viewings of one listing are in each other's way: the second begins within an hour of the first. */
export function isTooClose(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) < VIEWING_LIMITS.lengthMs
}

/** Every time that can be proposed now, in order. */
export function freeViewingTimes(now: Date, taken: readonly Date[]): Date[] {
  const { stepMs, daysAhead, noticeMs } = VIEWING_LIMITS
  const times: Date[] = []
  const first = Math.ceil((now.getTime() + noticeMs) / stepMs) * stepMs
  for (let at = first; at <= now.getTime() + daysAhead * DAY_MS; at += stepMs) {
    const time = new Date(at)
    if (viewingTimeProblem(time, now) === undefined && !taken.some((other) => isTooClose(time, other))) times.push(time)
  }
  return times
}
