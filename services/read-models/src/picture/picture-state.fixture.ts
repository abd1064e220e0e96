import type { PictureState } from '@tahanan/contracts/picture/picture.ts'

/** A picture of listing 1 as its upload publishes it. */
export function buildPictureState(overrides: Partial<PictureState> = {}): PictureState {
  const { id = 1 } = overrides
  return {
    id,
    ownerNoun: 'listing',
    ownerId: 1,
    position: id,
    caption: '',
    kind: null,
    hash: String(id).padStart(64, '0'),
    widthPx: 4000,
    heightPx: 3000,
    blur: 'data:image/webp;base64,AAAA',
    variants: [{ format: 'webp', widthPx: 1280, heightPx: 960, sizeBytes: 100_000 }],
    progress: 'pending',
    renderVersion: 1,
    createdAt: '2026-01-06T08:00:00.000Z',
    updatedAt: '2026-01-06T08:00:00.000Z',
    ...overrides,
  }
}
