import { expect, test } from 'vitest'
import { publicPictureOf } from './public-picture.ts'
import { variantFor } from './variants.ts'
import type { PictureVariant } from './picture.ts'

const HASH = 'ab'.repeat(32)

function variant(format: PictureVariant['format'], widthPx: number): PictureVariant {
  return { format, widthPx, heightPx: widthPx / 2, sizeBytes: 10 * widthPx }
}

const all = [1920, 360, 1280, 720].flatMap((width) => [variant('webp', width), variant('avif', width)])

test.each([
  [all, 1280, 1280],
  [all, 720, 720],
  [all, 400, 720],
  [all, 2000, 1920],
  // What the upload made, and nothing else yet.
  [[variant('webp', 1280)], 720, 1280],
  [[variant('webp', 500)], 1280, 500],
  [[variant('webp', 1500), variant('webp', 1280), variant('webp', 720)], 1280, 1280],
])('of the widths there are, that for a place', (variants, widthPx, chosen) => {
  expect(variantFor(variants, widthPx)).toEqual(variant('webp', chosen))
})

test('a picture without a WebP is a mistake', () => {
  expect(() => variantFor([variant('avif', 720)], 720)).toThrow('no WebP')
})

test('a picture with its addresses, ready for srcset', () => {
  const picture = { id: 7, hash: HASH, widthPx: 4000, heightPx: 2000, variants: all, blur: 'data:,' }
  expect(publicPictureOf({ ...picture, caption: 'Front', kind: 'actual' })).toMatchObject({
    id: 7,
    image: `/media/${HASH}/1280.webp`,
    url: `/media/${HASH}/1280.webp`,
    width: 4000,
    height: 2000,
    variants: [
      { url: `/media/${HASH}/360.avif`, format: 'avif', width: 360, height: 180 },
      { width: 720 },
      { width: 1280 },
      { width: 1920 },
      { url: `/media/${HASH}/360.webp`, format: 'webp', width: 360, height: 180 },
      { width: 720 },
      { width: 1280 },
      { width: 1920 },
    ],
    caption: 'Front',
    kind: 'actual',
  })
})
