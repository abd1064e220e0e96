import { createHash } from 'node:crypto'
import { originalKey } from '@tahanan/catalog/picture/original-key.ts'
import type { PreparedPicture } from '@tahanan/catalog/picture/prepared-picture.ts'
import { readImageHeader } from '@tahanan/platform/image/read-image-header.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'

/** A photo as an upload hands it over, less the decoding, which is no part of what image workers do. */
export async function preparePhoto(store: ObjectStore, bytes: Buffer): Promise<PreparedPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const { format, widthPx, heightPx } = await readImageHeader(bytes)
  const variant = { format: 'webp', widthPx: 1280, heightPx: 960, sizeBytes: 1 } as const
  return {
    hash,
    originalFormat: format,
    originalBytes: bytes.length,
    widthPx,
    heightPx,
    blur: 'data:',
    variants: [variant],
    ensureStored: () => store.put('originals', originalKey(hash, format), bytes),
  }
}
