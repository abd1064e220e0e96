import { expect, test } from 'vitest'
import { moved } from './picture-order.ts'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 9, 'acb'],
  [1, -1, 'bac'],
  [7, 0, 'abc'],
])('from %d to %d: %s', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order)
})
