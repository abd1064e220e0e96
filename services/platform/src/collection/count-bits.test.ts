import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBits } from './count-bits.ts'

test('counts the ones of a number of 32 bits', () => {
  fc.assert(
    fc.property(fc.integer(), (bits) => {
      expect(countBits(bits)).toBe([...(bits >>> 0).toString(2)].filter((bit) => bit === '1').length)
    }),
  )
  expect([0, -1, 1, -(2 ** 31)].map(countBits)).toEqual([0, 32, 1, 1])
})
