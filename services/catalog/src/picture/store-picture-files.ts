import { createReadStream } from 'node:fs'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { variantPath } from '@tahanan/contracts/picture/variant-path.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import type { DevelopedPicture } from './develop-picture.ts'
import { originalKey } from './original-key.ts'
import type { PictureContent } from './picture.ts'

/** Keeps an original and its first variant, and answers what the picture's row says of them. */
export async function storePictureFiles(
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
