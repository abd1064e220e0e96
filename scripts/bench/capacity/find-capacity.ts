import type { BenchRun } from '../bench-run.ts'
import type { OpenLoadResult } from '../load/open-load-result.ts'

const FIRST = 100
const STEP = 1.25
const P99_MAX_MS = 250
/** Of what was asked for, answered in time. */
const ANSWERED_MIN = 0.98
/** One pause of the machine is no limit of the server. */
const TRIES = 3

/** The highest rate, by steps of a quarter, at which nothing is turned away and 99 of 100 answers come within 250 ms. */
export async function findCapacity(
  run: BenchRun,
  ask: (perSecond: number) => Promise<OpenLoadResult>,
): Promise<number> {
  async function bears(perSecond: number): Promise<boolean> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const { acceptedPerSecond, shed, failed, p99 } = await ask(perSecond)
      if (shed + failed === 0 && p99 <= P99_MAX_MS && acceptedPerSecond >= perSecond * ANSWERED_MIN) return true
    }
    return false
  }

  let capacity = FIRST
  while (await bears(capacity * STEP)) capacity *= STEP
  run.note(`load: capacity ${Math.round(capacity)} requests a second (open loop, p99 within ${P99_MAX_MS} ms)`)
  return capacity
}
