import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['makati', 'makati', 0],
  ['makti', 'makati', 1],
  ['makatti', 'makati', 1],
  ['mokati', 'makati', 1],
  ['amkati', 'makati', 1],
  ['avida', 'pavia', 2],
  ['', 'lipa', 4],
  ['students', 'studio', 4],
])('%s to %s', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance)
})

test('is the same both ways, and never more than the longer text has letters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (from, to) => {
      const distance = editDistance(from, to)
      expect(distance).toBe(editDistance(to, from))
      expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length))
      expect(distance === 0).toBe(from === to)
    }),
  )
})
