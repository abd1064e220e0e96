import { VIEWING_MAIL_QUEUE } from '@tahanan/catalog/viewing/viewing-mail.ts'
import type { FailedJobAnswer } from '@tahanan/contracts/system/system-answer.ts'
import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'

const LIST_MAX = 200
const EXCERPT_LENGTH = 4_000

/** The newest failed jobs of all queues but those of `listGivenUpMails`, and how many there are. */
export async function listFailedJobs(jobs: Jobs): Promise<{ count: number; results: FailedJobAnswer[] }> {
  const queues = (await jobs.queues()).filter((queue) => queue !== VIEWING_MAIL_QUEUE)
  const perQueue = await Promise.all(
    queues.map(async (queue) => {
      const [{ failed: count }, failed] = await Promise.all([jobs.depth(queue), jobs.failed(queue, LIST_MAX)])
      return { count, failed: failed.map((job) => ({ queue, ...job })) }
    }),
  )
  const newest = perQueue
    .flatMap(({ failed }) => failed)
    .toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
    .slice(0, LIST_MAX)
  return {
    count: perQueue.reduce((sum, { count }) => sum + count, 0),
    results: newest.map(({ id, queue, reason, failedAt, attempts, data }) => ({
      id,
      queue,
      reason,
      attempts,
      failed_at: failedAt.toISOString(),
      excerpt: JSON.stringify(data).slice(0, EXCERPT_LENGTH),
    })),
  }
}
