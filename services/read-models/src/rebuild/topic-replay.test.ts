import { expect, test } from 'vitest'
import { hasReached } from './topic-replay.ts'

test('as far everywhere, or further', () => {
  const target = new Map([
    [0, 5n],
    [1, 3n],
  ])
  expect(hasReached(new Map([...target, [2, 1n]]), target)).toBe(true)
  expect(hasReached(new Map([[0, 9n]]), target)).toBe(false)
  expect(hasReached(new Map([...target, [1, 2n]]), target)).toBe(false)
  expect(hasReached(new Map(), new Map())).toBe(true)
})
