import { closingLine } from '../../setup/closing-line.mjs'
import type { BenchRun } from '../bench-run.ts'

/** What a run of tests ends with, each case counted like a test: `18 passed, 0 failed`, before it what was lost. */
export function closingText(run: BenchRun): string {
  const lost = run.outcomes.filter((outcome) => run.isLost(outcome))
  const failures = [
    ...lost.map(({ name, best, floor }) => `${name}: ${best.toFixed(3)} at best, far below ${floor?.toFixed(2)}`),
    ...run.broken.map(({ name, why }) => `${name}: ${why}`),
  ].map((failure) => `${failure} (npm run bench -- --short)`)
  const passed = run.outcomes.length - lost.length
  return closingLine({ passed, failed: failures.length, skipped: run.skipped.length, failures })
}
