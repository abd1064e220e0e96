import { expect, it } from 'vitest'
import { variantSizes, variantWidths } from './variants.ts'

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

it.each([
  [4_000, [360, 720, 1280, 1920]],
  [1_920, [360, 720, 1280, 1920]],
  [1_919, [360, 720, 1280, 1919]],
  [1_280, [360, 720, 1280]],
  [1_000, [360, 720, 1000]],
  [360, [360]],
  [12, [12]],
])('a picture %i wide is made %j wide', (widthPx, widths) => {
  expect(variantWidths(widthPx)).toEqual(widths)
})
