import type { BenchRun } from '../bench-run.ts'
import type { OpenLoadResult } from '../load/open-load-result.ts'

const FIRST = 200
const STEP = 1.25
const P99_MAX_MS = 250
/** Of what was asked for, answered in time. */
const ANSWERED_MIN = 0.98

/** The highest rate, by steps of a quarter, at which nothing is turned away and 99 of 100 answers come within 250 ms. */
export async function findCapacity(
  run: BenchRun,
  ask: (perSecond: number) => Promise<OpenLoadResult>,
): Promise<number> {
  let capacity = FIRST
  for (let perSecond = FIRST; ; perSecond *= STEP) {
    const { acceptedPerSecond, shed, failed, p99 } = await ask(perSecond)
    const isGood = shed + failed === 0 && p99 <= P99_MAX_MS && acceptedPerSecond >= perSecond * ANSWERED_MIN
    if (!isGood) break
    capacity = perSecond
  }
  run.note(`load: capacity ${Math.round(capacity)} requests a second (open loop, p99 within ${P99_MAX_MS} ms)`)
  return capacity
}
