import { type Catalog, SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { failPicture } from '@tahanan/catalog/picture/complete-picture.ts'
import { listOverduePictures } from '@tahanan/catalog/picture/picture.store.ts'
import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { IMAGES_QUEUE, pictureJobOptions } from './picture-job.ts'

interface PictureSweep {
  readonly catalog: Catalog
  readonly jobs: Jobs
  readonly now: () => Date
}

const OVERDUE_AFTER_MS = 10 * 60_000
const SWEEP_MAX = 1_000
const CORRELATION_ID = 'picture-sweep'

/**
 * Asks again for pictures that have been waiting for 10 minutes: nothing happens where their job is still in line, and
 * one that was lost is there again. Where the job has failed though nobody could say so (its worker died over it), the
 * picture fails with the job's reason. Answers how many are overdue.
 */
export async function sweepPictures({ catalog, jobs, now }: PictureSweep): Promise<number> {
  const before = new Date(now().getTime() - OVERDUE_AFTER_MS)
  const overdue = await listOverduePictures(catalog.pool, before, SWEEP_MAX)
  if (overdue.length === 0) return 0
  const asked = overdue.map(({ id, renderVersion }) => {
    const data = { pictureId: id, renderVersion }
    return { data, options: pictureJobOptions(data, CORRELATION_ID) }
  })
  await jobs.addMany(IMAGES_QUEUE, asked)

  const overdueByJob = new Map(asked.map(({ data, options }) => [options.id, data]))
  for (const { id, reason } of await jobs.failed(IMAGES_QUEUE, SWEEP_MAX)) {
    const picture = overdueByJob.get(id)
    if (picture === undefined) continue
    const context = { actor: SYSTEM_ACTOR, now: now(), correlationId: CORRELATION_ID }
    await failPicture(catalog, context, { id: picture.pictureId, renderVersion: picture.renderVersion, cause: reason })
  }
  return overdue.length
}
