import { buffer } from 'node:stream/consumers'
import { type OriginalFormat, originalKey } from '@tahanan/catalog/picture/picture-files.ts'
import type { PictureVariant } from '@tahanan/contracts/picture/picture.ts'
import { VARIANT_FORMATS, variantPath, variantSizes } from '@tahanan/contracts/picture/variants.ts'
import { UndecodableError } from '@tahanan/platform/image/undecodable-error.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { makeVariants } from './make-variants.ts'

/** What the files of a picture are made of. */
export interface Original {
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
export async function keepVariants(store: ObjectStore, original: Original): Promise<PictureVariant[]> {
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
