import { createReadStream } from 'node:fs'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { variantPath } from '@tahanan/contracts/picture/variant-path.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { developFile } from './develop-file.ts'
import type { DevelopedPicture } from './develop-picture.ts'
import { originalKey } from './original-key.ts'
import type { RefusedFile } from './picture-refusal.ts'
import type { PictureStudio } from './picture-studio.ts'
import { findEqualPicture } from './picture.store.ts'
import type { PictureContent } from './picture.ts'
import type { PreparedPicture } from './prepared-picture.ts'
import { refuseByHeader } from './refuse-by-header.ts'
import { refuseFiles } from './refuse-files.ts'

/**
 * Checks uploaded files by their content, and stores them with their first variant. What equals a picture that is
 * there already is neither decoded nor stored again.
 *
 * @param onStored told of each hash whose files were stored, also when a later file is refused
 * @throws InvalidInput on `field` naming every file that is refused; Unavailable
 */
export async function preparePictures(
  studio: PictureStudio,
  field: string,
  files: readonly UploadedFile[],
  onStored: (hash: string) => void,
): Promise<PreparedPicture[]> {
  await refuseByHeader(field, files)
  const prepared = new Map<string, PreparedPicture>()
  const refused: RefusedFile[] = []
  for (const file of files) {
    const known = prepared.get(file.hash) ?? (await findKnown(studio, file))
    if (known !== undefined) {
      prepared.set(file.hash, known)
      continue
    }
    const developed = await developFile(studio.darkroom, file)
    if ('refusal' in developed) refused.push({ name: file.name, reason: developed.refusal })
    // After a refusal the others are only looked at, so that the answer can name them all.
    else if (refused.length === 0) {
      onStored(file.hash)
      const content = await storePictureFiles(studio.objects, file, developed.picture)
      prepared.set(file.hash, { ...content, ensureStored: () => storeAgainIfGone(studio, file, content) })
    }
  }
  refuseFiles(field, refused)
  return files.flatMap(({ hash }) => prepared.get(hash) ?? [])
}

async function findKnown({ pool, objects }: PictureStudio, file: UploadedFile): Promise<PreparedPicture | undefined> {
  const equal = await findEqualPicture(pool, file.hash)
  if (equal === undefined || !(await hasPictureFiles(objects, equal))) return undefined
  const { hash, originalFormat, originalBytes, widthPx, heightPx, blur, variants } = equal
  const content = { hash, originalFormat, originalBytes, widthPx, heightPx, blur, variants }
  // Its files are safe for as long as a picture has them, and for weeks after that.
  return { ...content, ensureStored: async () => {} }
}

/** Another upload of the same bytes may have failed in between, and taken its files away again. */
async function storeAgainIfGone(studio: PictureStudio, file: UploadedFile, content: PictureContent): Promise<void> {
  if (await hasPictureFiles(studio.objects, content)) return
  const developed = await developFile(studio.darkroom, file)
  if ('picture' in developed) await storePictureFiles(studio.objects, file, developed.picture)
}

/** Whether a picture's original and all its variants are where they belong. */
async function hasPictureFiles(
  objects: ObjectStore,
  { hash, originalFormat, variants }: Pick<PictureContent, 'hash' | 'originalFormat' | 'variants'>,
): Promise<boolean> {
  if ((await objects.stat('originals', originalKey(hash, originalFormat))) === undefined) return false
  for (const variant of variants) {
    if ((await objects.stat('media', variantPath(hash, variant))) === undefined) return false
  }
  return true
}

/** Keeps an original and its first variant, and answers what the picture's row says of them. */
async function storePictureFiles(
  objects: ObjectStore,
  { hash, path, sizeBytes }: UploadedFile,
  { originalFormat, firstVariant, widthPx, heightPx, blur }: DevelopedPicture,
): Promise<PictureContent> {
  const original = { stream: createReadStream(path), sizeBytes }
  await objects.put('originals', originalKey(hash, originalFormat), original)
  const { bytes, ...size } = firstVariant
  const variant = { format: 'webp', ...size, sizeBytes: bytes.length } as const
  await objects.put('media', variantPath(hash, variant), bytes)
  return { hash, originalFormat, originalBytes: sizeBytes, widthPx, heightPx, blur, variants: [variant] }
}
