import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partitionPoint } from './partition-point.ts'

test('is where those that come first end', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), (first, others) => {
      expect(partitionPoint(first + others, (place) => place < first)).toBe(first)
    }),
  )
})
