import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCacheClearing } from './open-public-answers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the first signal clears at once, a burst clears once more after the interval', () => {
  const clear = vi.fn()
  const clearing = createCacheClearing(clear, 100)
  clearing.signal()
  expect(clear).toHaveBeenCalledTimes(1)
  for (let i = 0; i < 50; i++) clearing.signal()
  expect(clear).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(clear).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1_000)
  expect(clear).toHaveBeenCalledTimes(2)
  clearing.close()
})
