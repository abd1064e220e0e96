import { expect, test } from 'vitest'
import { foldedName } from './refuse-duplicate-name.ts'

test('case, accents and blanks make no other name', () => {
  expect(foldedName(' Sta. Lucía   LAND ')).toBe(foldedName('sta. lucia land'))
})

test.each([
  ['C++', 'C'],
  ['A-1 Homes', 'A1 Homes'],
  ['★★', '★'],
])('%s and %s are two names', (one, other) => {
  expect(foldedName(one)).not.toBe(foldedName(other))
})
