import { createHash } from 'node:crypto'
import type { PreparedPicture } from './prepare-pictures.ts'

/** A picture as the upload hands it over; others of the same name are equal to it. Its files are nowhere. */
export function buildPreparedPicture(name: string, overrides: Partial<PreparedPicture> = {}): PreparedPicture {
  return {
    hash: createHash('sha256').update(name).digest('hex'),
    originalFormat: 'jpeg',
    originalBytes: 2_000_000,
    widthPx: 4000,
    heightPx: 3000,
    blur: 'data:image/webp;base64,AAAA',
    variants: [{ format: 'webp', widthPx: 1280, heightPx: 960, sizeBytes: 120_000 }],
    ensureStored: async () => {},
    ...overrides,
  }
}
