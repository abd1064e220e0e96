import { VIEWING_MAIL_QUEUE, viewingMailSchema } from '@tahanan/catalog/viewing/viewing-mail.ts'
import type { FailedJobAnswer, GivenUpMailAnswer } from '@tahanan/contracts/system/system-answer.ts'
import type { FailedJob, Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { listGivenUpAlertMails } from '@tahanan/catalog/alert/alert-digest.ts'
import { maskPersonal } from '@tahanan/catalog/audit/list-audit.ts'
import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { listViewed } from '@tahanan/catalog/viewing/viewing.store.ts'

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

/** The newest mails of alerts and viewings that were given up, and how many there are. */
export async function listGivenUpMails(
  { pool }: Catalog,
  jobs: Jobs,
): Promise<{ count: number; results: GivenUpMailAnswer[] }> {
  const [alerts, { failed }, viewings] = await Promise.all([
    listGivenUpAlertMails(pool, LIST_MAX),
    jobs.depth(VIEWING_MAIL_QUEUE),
    jobs.failed(VIEWING_MAIL_QUEUE, LIST_MAX),
  ])
  const results = [
    ...alerts.results.map(({ id, isConfirmation, email, cause, tries, givenUpAt }): GivenUpMailAnswer => ({
      kind: 'alert',
      id,
      about: isConfirmation ? 'confirmation' : 'offers',
      to: masked(email),
      listing: null,
      cause: cause ?? 'The cause was not kept.',
      tries,
      given_up_at: givenUpAt.toISOString(),
    })),
    ...(await viewingMailAnswers(pool, viewings)),
  ]
  return {
    count: alerts.count + failed,
    results: results.toSorted((a, b) => b.given_up_at.localeCompare(a.given_up_at)).slice(0, LIST_MAX),
  }
}

async function viewingMailAnswers(pool: Catalog['pool'], jobs: readonly FailedJob[]): Promise<GivenUpMailAnswer[]> {
  const mails = jobs.map((job) => ({ job, mail: viewingMailSchema.safeParse(job.data).data }))
  const viewed = await listViewed(
    pool,
    mails.flatMap(({ mail }) => mail?.viewingId ?? []),
  )
  return mails.map(({ job: { id, reason, attempts, failedAt }, mail }) => {
    const viewing = mail && viewed.get(mail.viewingId)
    return {
      kind: 'viewing',
      id,
      about: mail?.about ?? 'unknown',
      to: mail?.to === 'visitor' && viewing !== undefined ? masked(viewing.email) : null,
      listing: viewing?.listing ?? null,
      cause: reason,
      tries: attempts,
      given_up_at: failedAt.toISOString(),
    }
  })
}

function masked(email: string): string {
  return String(maskPersonal(email))
}
