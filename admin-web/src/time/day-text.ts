const DAY = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone: 'Asia/Manila' })

/** `Nov 21, 2026` of `2026-11-21`, a day in Manila (decision 129). */
export function dayText(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00+08:00`))
}
