import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'

const ENDINGS = { jpeg: 'jpg', png: 'png', pdf: 'pdf' } as const

export type OriginalFormat = 'jpeg' | 'png'

/** Where an original lies in the bucket `originals`, or a paper in `documents`. */
export function originalKey(name: string, format: keyof typeof ENDINGS): string {
  return `${name}.${ENDINGS[format]}`
}

/** Takes away the original of a hash and everything that was made of it. The hash must be locked, and nobody's. */
export async function removePictureFiles(objects: ObjectStore, hash: string): Promise<void> {
  const variants: string[] = []
  for await (const { key } of objects.list('media', `${hash}/`)) variants.push(key)
  await objects.delete('media', variants)
  await objects.delete('originals', [originalKey(hash, 'jpeg'), originalKey(hash, 'png')])
}
