import { durationText } from './duration-text.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1_000

/** A short time: `0.4 ms`, `120 ms`, `4.2 s`, and from a minute on as `durationText` says it. */
export function elapsedText(elapsedMs: number): string {
  if (elapsedMs >= MINUTE_MS) return durationText(elapsedMs)
  if (elapsedMs >= SECOND_MS) return `${(elapsedMs / SECOND_MS).toFixed(1)} s`
  return elapsedMs < 10 ? `${elapsedMs.toFixed(1)} ms` : `${Math.round(elapsedMs)} ms`
}
