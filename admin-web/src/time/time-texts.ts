const DAY = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone: 'Asia/Manila' })

/** `Nov 21, 2026` of `2026-11-21`, a day in Manila (decision 129). */
export function dayText(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00+08:00`))
}

const SHORT_DAY = new Intl.DateTimeFormat('en-PH', { month: 'short', day: 'numeric', timeZone: 'Asia/Manila' })

/** `Nov 21` of `2026-11-21`, a day in Manila. */
export function shortDayText(date: string): string {
  return SHORT_DAY.format(new Date(`${date}T00:00:00+08:00`))
}

const MINUTE_MS = 60_000

/** `under a minute`, `12 min`, `3 h 5 min`, `2 days 4 h`. */
export function durationText(durationMs: number): string {
  const minutes = Math.floor(durationMs / MINUTE_MS)
  if (minutes < 1) return 'under a minute'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  return `${days} ${days === 1 ? 'day' : 'days'} ${hours % 24} h`
}

const SECOND_MS = 1_000

/** A short time: `0.4 ms`, `120 ms`, `4.2 s`, and from a minute on as `durationText` says it. */
export function elapsedText(elapsedMs: number): string {
  if (elapsedMs >= MINUTE_MS) return durationText(elapsedMs)
  if (elapsedMs >= SECOND_MS) return `${(elapsedMs / SECOND_MS).toFixed(1)} s`
  return elapsedMs < 10 ? `${elapsedMs.toFixed(1)} ms` : `${Math.round(elapsedMs)} ms`
}

const MOMENT = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Manila' })

/** `Nov 21, 2026, 9:05 AM`, in Manila (decision 129). */
export function momentText(iso: string): string {
  return MOMENT.format(new Date(iso))
}
