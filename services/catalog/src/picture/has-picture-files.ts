import { variantPath } from '@tahanan/contracts/picture/variant-path.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { originalKey } from './original-key.ts'
import type { PictureContent } from './picture.ts'

/** Whether a picture's original and all its variants are where they belong. */
export async function hasPictureFiles(
  objects: ObjectStore,
  { hash, originalFormat, variants }: Pick<PictureContent, 'hash' | 'originalFormat' | 'variants'>,
): Promise<boolean> {
  if ((await objects.stat('originals', originalKey(hash, originalFormat))) === undefined) return false
  for (const variant of variants) {
    if ((await objects.stat('media', variantPath(hash, variant))) === undefined) return false
  }
  return true
}
