import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import type { Lane } from './lane.ts'
import { rowsByTarget } from './rows-by-target.ts'

/** A job handed over twice is one job: its id is the row's key. */
export function jobLane(jobs: Jobs): Lane {
  return {
    destination: 'job',
    async send(rows) {
      for (const [queue, waiting] of rowsByTarget(rows)) {
        const added = waiting.map((row) => ({ data: JSON.parse(row.value), options: { id: row.key } }))
        await jobs.addMany(queue, added)
      }
    },
  }
}
