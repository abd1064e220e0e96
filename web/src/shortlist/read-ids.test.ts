import { expect, test } from 'vitest'
import { readIds } from './read-ids.ts'

test.each([
  ['', []],
  ['ids=', []],
  ['ids=12,7,12,30', [12, 7, 30]],
  ['ids=0,-3,x,1.5,99999999999,%00,8', [8]],
  ['ids=1,2,3,4,5,6', [1, 2, 3, 4]],
])('%s', (address, ids) => {
  expect(readIds(new URLSearchParams(address), 4)).toEqual(ids)
})

test('as many as a call takes', () => {
  const many = Array.from({ length: 80 }, (_, place) => place + 1).join(',')
  expect(readIds(new URLSearchParams({ ids: many }))).toHaveLength(50)
})
