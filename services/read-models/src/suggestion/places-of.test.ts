import { expect, test } from 'vitest'
import { placesOf } from './places-of.ts'

test.each([
  ['Narra Street, Sun Valley, Parañaque City', ['Parañaque City', 'Sun Valley, Parañaque City']],
  ['Unit 3, Taguig,  Metro Manila , Philippines', ['Metro Manila', 'Taguig, Metro Manila']],
  ['A, B, C, D', ['D', 'C, D', 'B, C, D']],
  ['Cebu', ['Cebu']],
  ['Blk 5 Lot 7, Cavite', ['Cavite']],
  ['26th Street', []],
  [', ,', []],
  ['', []],
])('%s', (location, places) => {
  expect(placesOf(location)).toEqual(places)
})

test('what is too long for a label is no place', () => {
  expect(placesOf(`${'x'.repeat(100)}, Cebu`)).toEqual(['Cebu'])
})
