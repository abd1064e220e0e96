import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nthSmallest } from './nth-smallest.ts'

test('is what sorting has there, and leaves the numbers as they are', () => {
  const numbers = fc.array(
    fc.oneof(
      fc.double({ noNaN: true }).map((number) => number + 0),
      fc.integer({ min: -3, max: 3 }),
    ),
    { maxLength: 200 },
  )
  fc.assert(
    fc.property(numbers, fc.nat(220), (list, nth) => {
      const given = Float64Array.from(list)
      expect(nthSmallest(given, nth)).toBe(Float64Array.from(list).toSorted()[nth])
      expect([...given]).toEqual(list)
    }),
    { numRuns: 1_000 },
  )
})
