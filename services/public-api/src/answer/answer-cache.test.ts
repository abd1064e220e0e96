import { ReadyAnswer } from '@tahanan/platform/http/answers.ts'
import { describe, expect, test, vi } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

const answer = (json: string): ReadyAnswer => new ReadyAnswer(json)

describe('AnswerCache', () => {
  test('one read serves everybody who asks at once, and later askers get the kept answer', async () => {
    const cache = new AnswerCache({ maxBytes: 1e6, ttlMs: 5_000 })
    const kept = answer('1')
    const read = vi.fn(async () => kept)
    const [first, second] = await Promise.all([cache.get('/a', read), cache.get('/a', read)])
    expect(first).toBe(kept)
    expect(second).toBe(kept)
    expect(cache.get('/a', read)).toBe(kept)
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('an answer that was being read when the cache was cleared is not kept, and not given to later askers', async () => {
    const cache = new AnswerCache({ maxBytes: 1e6, ttlMs: 5_000 })
    const old = answer('"old"')
    const fresh = answer('"new"')
    let release = (_answer: ReadyAnswer): void => undefined
    const held = new Promise<ReadyAnswer>((resolve) => {
      release = resolve
    })
    const stale = cache.get('/a', () => held)
    cache.clear()
    expect(await cache.get('/a', async () => fresh)).toBe(fresh)
    release(old)
    expect(await stale).toBe(old)
    expect(cache.get('/a', async () => old)).toBe(fresh)
  })

  test('a failure is not kept', async () => {
    const cache = new AnswerCache({ maxBytes: 1e6, ttlMs: 5_000 })
    await expect(cache.get('/a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    const back = answer('"back"')
    expect(await cache.get('/a', async () => back)).toBe(back)
  })

  test('keeps no more bytes than allowed', async () => {
    const cache = new AnswerCache({ maxBytes: 10_000, ttlMs: 5_000 })
    for (let i = 0; i < 100; i++) await cache.get(`/${i}`, async () => answer(`"${'x'.repeat(1_000)}"`))
    expect(cache.size).toBeLessThan(10)
  })

  test('switched off it keeps nothing', async () => {
    const cache = new AnswerCache({ maxBytes: 0, ttlMs: 5_000 })
    const read = vi.fn(async () => answer('1'))
    await cache.get('/a', read)
    await cache.get('/a', read)
    expect(read).toHaveBeenCalledTimes(2)
  })

  describe('while nothing can be read', () => {
    const away = new Error('away')
    const failing = () => Promise.reject(away)
    const stale = {
      maxAgeMs: 60_000,
      isAway: (error: unknown) => error === away,
      mark: (kept: ReadyAnswer, staleSeconds: number) => kept.asStale(staleSeconds),
    }

    test('what was kept stands in, marked, and is read anew as soon as that can be done', async () => {
      const cache = new AnswerCache({ maxBytes: 1e6, ttlMs: 5_000, stale })
      await cache.get('/a', async () => answer('"old"'))
      cache.clear()
      const standIn = await cache.get('/a', failing)
      expect([standIn.bytes.toString(), standIn.headers['Cache-Status']]).toEqual(['"old"', 'tahanan; hit; ttl=-1'])
      await expect(cache.get('/b', failing)).rejects.toBe(away)
      const back = answer('"back"')
      expect(await cache.get('/a', async () => back)).toBe(back)
      expect(cache.get('/a', failing)).toBe(back)
    })

    test('what was being read when the cache was cleared stands in as well, and gives way to what is fresh', async () => {
      const cache = new AnswerCache({ maxBytes: 1e6, ttlMs: 5_000, stale })
      for (const key of ['/a', '/b']) {
        let release = (_answer: ReadyAnswer): void => undefined
        const held = new Promise<ReadyAnswer>((resolve) => {
          release = resolve
        })
        const reading = cache.get(key, () => held)
        cache.clear()
        if (key === '/b') await cache.get(key, async () => answer('"new"'))
        release(answer('"old"'))
        await reading
      }
      expect((await cache.get('/a', failing)).bytes.toString()).toBe('"old"')
      expect((await cache.get('/b', failing)).bytes.toString()).toBe('"new"')
    })

    test('what was too old, or was gone before, does not', async () => {
      const cache = new AnswerCache({ maxBytes: 1e6, ttlMs: 1, stale: { ...stale, maxAgeMs: 1 } })
      await cache.get('/a', async () => answer('"old"'))
      await vi.waitFor(() => expect(cache.get('/a', failing)).rejects.toBe(away))
      const long = new AnswerCache({ maxBytes: 1e6, ttlMs: 5_000, stale })
      await long.get('/a', async () => answer('"old"'))
      long.clear()
      const gone = new Error('gone')
      await expect(long.get('/a', () => Promise.reject(gone))).rejects.toBe(gone)
      await expect(long.get('/a', failing)).rejects.toBe(away)
    })
  })
})
