import { expect, it } from 'vitest'
import { variantSizes } from './variant-sizes.ts'

it('keeps the shape of the picture', () => {
  expect(variantSizes({ widthPx: 3_000, heightPx: 2_001 })).toEqual([
    { widthPx: 360, heightPx: 240 },
    { widthPx: 720, heightPx: 480 },
    { widthPx: 1_280, heightPx: 854 },
    { widthPx: 1_920, heightPx: 1_281 },
  ])
})

it('leaves a line of what is very wide', () => {
  expect(variantSizes({ widthPx: 5_000, heightPx: 1 }).map(({ heightPx }) => heightPx)).toEqual([1, 1, 1, 1])
})
