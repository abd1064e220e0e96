import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'

const ENDINGS: Readonly<Record<OriginalFormat, string>> = { jpeg: 'jpg', png: 'png' }

export type OriginalFormat = 'jpeg' | 'png'

/** Where an original lies in the bucket `originals`. */
export function originalKey(hash: string, format: OriginalFormat): string {
  return `${hash}.${ENDINGS[format]}`
}

/** Takes away the original of a hash and everything that was made of it. The hash must be locked, and nobody's. */
export async function removePictureFiles(objects: ObjectStore, hash: string): Promise<void> {
  const variants: string[] = []
  for await (const { key } of objects.list('media', `${hash}/`)) variants.push(key)
  await objects.delete('media', variants)
  await objects.delete('originals', [originalKey(hash, 'jpeg'), originalKey(hash, 'png')])
}
