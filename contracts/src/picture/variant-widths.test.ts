import { expect, it } from 'vitest'
import { variantWidths } from './variant-widths.ts'

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
