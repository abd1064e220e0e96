import type { CountedAsOf } from '@tahanan/platform/search-engine/search-engine.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountCache } from './count-cache.ts'

interface Counted {
  readonly count: number
  readonly asOf?: CountedAsOf
}

const seven: Counted = { count: 7 }

const openCache = (currentAt: (position: number) => number | undefined = () => undefined) =>
  new CountCache<Counted>({ most: 10, asOf: ({ asOf }) => asOf, currentAt })

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

test('counts once for all who ask, and keeps what was counted', async () => {
  const cache = openCache()
  const count = vi.fn(async () => seven)
  expect(await Promise.all([cache.get('a', count), cache.get('a', count)])).toEqual([seven, seven])
  expect(await cache.get('a', count)).toBe(seven)
  expect(cache.peek('a')).toBe(seven)
  expect(count).toHaveBeenCalledTimes(1)
})

test('a failure is passed on and not kept', async () => {
  const cache = openCache()
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('a', async () => seven)).toBe(seven)
})

test('counts are half a minute old at most', () => {
  const cache = openCache()
  cache.set('now', seven)
  cache.set('before', { ...seven, asOf: { at: performance.now() - 20_000 } })
  vi.advanceTimersByTime(11_000)
  expect(cache.peek('before')).toBeUndefined()
  vi.advanceTimersByTime(19_000)
  expect(cache.peek('now')).toBe(seven)
  vi.advanceTimersByTime(1)
  expect(cache.peek('now')).toBeUndefined()
})

test('what has not changed does not grow old, and lasts half a minute from when that was last known', () => {
  let position = 4
  const cache = openCache((asked) => (asked === position ? performance.now() : undefined))
  cache.set('list', { count: 8, asOf: { position: 4, at: performance.now() } })
  vi.advanceTimersByTime(100_000)
  expect(cache.peek('list')).toMatchObject({ count: 8 })
  position = 5
  vi.advanceTimersByTime(30_000)
  expect(cache.peek('list')).toMatchObject({ count: 8 })
  vi.advanceTimersByTime(1)
  expect(cache.peek('list')).toBeUndefined()
})

test('what will soon be known better is shared by those who ask meanwhile, and not kept', async () => {
  const cache = new CountCache<Counted>({
    most: 10,
    asOf: () => undefined,
    currentAt: () => undefined,
    isWorthKeeping: ({ count }) => count > 7,
  })
  const count = vi.fn(async () => ({ count: 6 + count.mock.calls.length }))
  expect(await Promise.all([cache.get('a', count), cache.get('a', count)])).toEqual([seven, seven])
  expect(cache.peek('a')).toBeUndefined()
  expect(await cache.get('a', count)).toEqual({ count: 8 })
  expect(await cache.get('a', count)).toEqual({ count: 8 })
  expect(count).toHaveBeenCalledTimes(2)
})
