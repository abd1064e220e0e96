import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import type { Lane } from './lane.ts'
import type { WaitingRow } from './outbox-row.ts'
import { rowsByTarget } from './rows-by-target.ts'

/** A job handed over twice is one job: its id is the row's key. */
export function jobLane(jobs: Jobs): Lane {
  return {
    destination: 'job',
    async send(rows) {
      for (const [queue, waiting] of rowsByTarget(rows)) {
        await jobs.addMany(queue, waiting.map(addedJob))
      }
    },
    // A job that was added is there.
    async untilReadable() {},
  }
}

function addedJob({ key, value, headers }: WaitingRow) {
  const data: unknown = JSON.parse(value)
  return { data, options: { id: key, correlationId: headers['correlationId'] } }
}
