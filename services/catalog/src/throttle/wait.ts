/** Whole seconds from `now` to `end`, one at least. */
export function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
}

/** `40 seconds`, `1 minute`, `23 hours`: never less than it is. */
export function waitText(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second')
  return seconds <= 2 * 3600 ? counted(Math.ceil(seconds / 60), 'minute') : counted(Math.ceil(seconds / 3600), 'hour')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
