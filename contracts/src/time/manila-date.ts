const MANILA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' })

/** The day it is in Manila (decision 129), `YYYY-MM-DD`. */
export function manilaDate(now: Date): string {
  return MANILA.format(now)
}

const MANILA_MINUTE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Manila',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The same with the time of day, as spreadsheets read and sort it: `2026-11-29 05:15`. */
export function manilaMinute(moment: Date): string {
  return MANILA_MINUTE.format(moment)
}

/** When a day `YYYY-MM-DD` begins in Manila, which is always eight hours ahead of UTC (decision 129). */
export function dayStart(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}
