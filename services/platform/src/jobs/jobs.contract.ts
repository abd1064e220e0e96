import { describe } from 'vitest'
import type { JobsEngine } from './contract-queue.ts'
import { describeOutcomes } from './describe-outcomes.contract.ts'
import { describeWorking } from './describe-working.contract.ts'

/** What every implementation of Jobs promises. `start` is called once per part of the suite. */
export function describeJobs(name: string, start: () => Promise<JobsEngine>): void {
  describe(`${name}: working`, () => {
    describeWorking(start)
  })
  describe(`${name}: outcomes`, () => {
    describeOutcomes(start)
  })
}
