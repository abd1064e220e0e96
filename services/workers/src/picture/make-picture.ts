import { buffer } from 'node:stream/consumers'
import { type Catalog, SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { completePicture, failPicture } from '@tahanan/catalog/picture/complete-picture.ts'
import { type OriginalFormat, originalKey } from '@tahanan/catalog/picture/picture-files.ts'
import { findPicture } from '@tahanan/catalog/picture/picture.store.ts'
import type { PictureVariant } from '@tahanan/contracts/picture/picture.ts'
import { VARIANT_FORMATS, variantPath, variantSizes } from '@tahanan/contracts/picture/variants.ts'
import { UndecodableError } from '@tahanan/platform/image/undecodable-error.ts'
import type { Job } from '@tahanan/platform/jobs/jobs.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { makeVariants } from './make-variants.ts'
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

/** What the files of a picture are made of. */
interface Original {
  readonly hash: string
  readonly originalFormat: OriginalFormat
  /** Upright. */
  readonly widthPx: number
  readonly heightPx: number
}

/**
 * Sees to it that every variant of an original is in the object store, and answers them, ascending. Those that are
 * there already, of another picture with the same bytes or of a try that broke off, are not made again.
 *
 * @throws UndecodableError when the original is missing or no picture: trying again would not help
 */
async function keepVariants(store: ObjectStore, original: Original): Promise<PictureVariant[]> {
  const sizeBytes = await storedSizes(store, original.hash)
  const names = variantSizes(original).flatMap((size) => VARIANT_FORMATS.map((format) => ({ ...size, format })))
  const pathOf = (variant: Pick<PictureVariant, 'widthPx' | 'format'>) => variantPath(original.hash, variant)
  if (names.some((name) => !sizeBytes.has(pathOf(name)))) {
    const bytes = await readOriginal(store, original)
    // One is kept while the next is being made.
    let keeping = Promise.resolve()
    for await (const made of makeVariants(bytes, (name) => !sizeBytes.has(pathOf(name)))) {
      await keeping
      keeping = store.put('media', pathOf(made), made.bytes)
      keeping.catch(() => {})
      sizeBytes.set(pathOf(made), made.sizeBytes)
    }
    await keeping
  }
  return names.map((name) => ({ ...name, sizeBytes: sizeBytes.get(pathOf(name)) ?? 0 }))
}

async function storedSizes(store: ObjectStore, hash: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { key, sizeBytes } of store.list('media', `${hash}/`)) sizes.set(key, sizeBytes)
  return sizes
}

async function readOriginal(store: ObjectStore, { hash, originalFormat }: Original): Promise<Buffer> {
  const object = await store.get('originals', originalKey(hash, originalFormat))
  if (object === undefined) throw new UndecodableError('Its original is missing.')
  return buffer(object.stream)
}
