import { expect, test, vi } from 'vitest'
import { CountCache } from './count-cache.ts'

const seven = { count: 7, exact: true }

const openCache = () => new CountCache<typeof seven>({ most: 10, ageMs: () => 0 })

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
