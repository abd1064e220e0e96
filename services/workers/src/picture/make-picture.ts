import { type Catalog, SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { completePicture, failPicture } from '@tahanan/catalog/picture/complete-picture.ts'
import { findPicture } from '@tahanan/catalog/picture/picture.store.ts'
import { UndecodableError } from '@tahanan/platform/image/undecodable-error.ts'
import type { Job } from '@tahanan/platform/jobs/jobs.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { keepVariants } from './keep-variants.ts'
import { pictureJobSchema } from './picture-job.ts'

export interface PictureMaking {
  readonly catalog: Catalog
  readonly store: ObjectStore
}

/**
 * Does one job of the queue `images`: makes a picture's variants and tells the catalogue, from where they take the
 * ordinary way to the views. Done again, or for a picture that was deleted or asked for anew meanwhile, it does nothing.
 * What can never be decoded fails at once; anything else is thrown, to be tried again, and fails with the last try.
 */
export async function makePicture({ catalog, store }: PictureMaking, job: Job): Promise<void> {
  const { pictureId: id, renderVersion } = pictureJobSchema.parse(job.data)
  const picture = await findPicture(catalog.pool, id)
  if (picture?.progress !== 'pending' || picture.renderVersion !== renderVersion) return
  const context = () => ({ actor: SYSTEM_ACTOR, now: new Date(), correlationId: job.correlationId ?? job.id })
  try {
    const variants = await keepVariants(store, picture)
    await completePicture(catalog, context(), { id, renderVersion, variants })
  } catch (error) {
    const isHopeless = error instanceof UndecodableError
    if (isHopeless || job.isLastAttempt) {
      const cause = error instanceof Error ? error.message : String(error)
      await failPicture(catalog, context(), { id, renderVersion, cause })
    }
    if (!isHopeless) throw error
  }
}
