const WEEK = new Intl.DateTimeFormat('en-PH', { month: 'short', day: 'numeric', timeZone: 'Asia/Manila' })

/** A week by its Monday in Manila: `Nov 16` of `2026-11-16`. */
export function weekText(monday: string): string {
  return WEEK.format(new Date(`${monday}T00:00:00+08:00`))
}
