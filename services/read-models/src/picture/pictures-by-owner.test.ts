import type { PictureVariant } from '@tahanan/contracts/picture/picture.ts'
import { expect, test } from 'vitest'
import { buildPictureState } from './picture-state.fixture.ts'
import { variantsWithin } from './pictures-by-owner.ts'

const both = (widthPx: number): PictureVariant[] =>
  (['webp', 'avif'] as const).map((format) => ({ format, widthPx, heightPx: widthPx, sizeBytes: 1 }))
const within = (variants: PictureVariant[]) =>
  variantsWithin(buildPictureState({ variants }), 720).map(({ format, width }) => `${width}.${format}`)

test.each([
  ['all are there', [360, 720, 1280, 1920].flatMap(both), ['360.avif', '720.avif', '360.webp', '720.webp']],
  ['it is narrow', both(200), ['200.avif', '200.webp']],
  ['it is a little wider', [360, 700].flatMap(both), ['360.avif', '700.avif', '360.webp', '700.webp']],
  ['only the first is there', both(1280).slice(0, 1), ['1280.webp']],
])('what a card needs, when %s', (_case, variants, names) => {
  expect(within(variants)).toEqual(names)
})

test('nothing of no picture', () => {
  expect(variantsWithin(undefined, 720)).toEqual([])
})
