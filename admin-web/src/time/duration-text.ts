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
