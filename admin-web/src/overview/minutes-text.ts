import { durationText } from '../time/duration-text.ts'

const MINUTE_MS = 60_000

/** Minutes in words: `3 h 5 min`. */
export function minutesText(minutes: number): string {
  return durationText(minutes * MINUTE_MS)
}
