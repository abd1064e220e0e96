import type { Job as BullmqJob, JobType, Queue } from 'bullmq'
import { jobEnvelope } from './job-envelope.ts'
import type { JobRecord } from './jobs.ts'

const STATES: Readonly<Record<JobRecord['state'], JobType[]>> = {
  waiting: ['waiting', 'prioritized', 'delayed'],
  active: ['active'],
  done: ['completed'],
  failed: ['failed'],
}

/** Jobs of every state, the one added last first. One that changes its state meanwhile is shown in the later one. */
export async function listJobs(queue: Pick<Queue<string>, 'getJobs'>, limit: number): Promise<readonly JobRecord[]> {
  if (limit <= 0) return []
  const records = new Map<string, JobRecord>()
  for (const state of ['waiting', 'active', 'failed', 'done'] as const) {
    for (const job of await queue.getJobs(STATES[state], 0, limit - 1))
      records.set(String(job.id), toRecord(job, state))
  }
  return [...records.values()].toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime()).slice(0, limit)
}

function toRecord(job: BullmqJob<string>, state: JobRecord['state']): JobRecord {
  return {
    id: String(job.id),
    data: jobEnvelope.open(job.data).data,
    state,
    progress: job.progress,
    reason: job.failedReason || undefined,
    addedAt: new Date(job.timestamp),
    startedAt: dateOf(job.processedOn),
    finishedAt: dateOf(job.finishedOn),
  }
}

function dateOf(timeMs: number | null | undefined): Date | undefined {
  return timeMs === undefined || timeMs === null ? undefined : new Date(timeMs)
}
