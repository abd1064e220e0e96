import { rebuildJobSchema } from '@tahanan/catalog/system/rebuild-job.ts'
import type { RebuildAnswer } from '@tahanan/contracts/system/rebuild-answer.ts'
import { rebuildProgressSchema } from '@tahanan/contracts/system/rebuild-progress.ts'
import type { JobRecord } from '@tahanan/platform/jobs/jobs.ts'

const STATES = { waiting: 'waiting', active: 'running', done: 'done', failed: 'failed' } as const

/** A job of the queue `rebuild`, as staff see it. */
export function toRebuildAnswer(job: JobRecord): RebuildAnswer {
  const { target } = rebuildJobSchema.parse(job.data)
  const progress = rebuildProgressSchema.safeParse(job.progress)
  return {
    id: job.id,
    target,
    state: STATES[job.state],
    progress: progress.success ? progress.data : null,
    reason: job.reason ?? null,
    requested_at: job.addedAt.toISOString(),
    started_at: job.startedAt?.toISOString() ?? null,
    finished_at: job.finishedAt?.toISOString() ?? null,
  }
}
