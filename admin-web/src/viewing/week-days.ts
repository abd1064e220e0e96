const DAY_MS = 86_400_000

/** Days are `YYYY-MM-DD`, whatever the place: no hours, no zones. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
}

const WEEK_DAY = new Intl.DateTimeFormat('en-PH', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** `Mon, Dec 7`. */
export const weekDayText = (day: string): string => WEEK_DAY.format(new Date(day))
