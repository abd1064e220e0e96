import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

/** The definition, without any short cut. */
function slowly(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)]
  const ways = [slowly(restOfA, b) + 1, slowly(a, restOfB) + 1, slowly(restOfA, restOfB) + Number(a[0] !== b[0])]
  if (a.length > 1 && a[0] === b[1] && a[1] === b[0]) ways.push(slowly(a.slice(2), b.slice(2)) + 1)
  return Math.min(...ways)
}

test.each([
  ['makati', 'makati', 0],
  ['makatti', 'makati', 1],
  ['mkaati', 'makati', 1],
  ['condominum', 'condominium', 1],
  ['tonwhoues', 'townhouse', 2],
  ['', 'ab', 2],
])('%s and %s are %i apart', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
})

test('is what the definition says, up to the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 3 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(slowly(a, b), limit + 1))
    }),
  )
})
