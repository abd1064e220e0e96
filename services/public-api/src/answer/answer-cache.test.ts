import { describe, expect, test, vi } from 'vitest'
import { AnswerCache } from './answer-cache.ts'
import type { PublicAnswer } from './public-answer.ts'

const answer = (body: string, cacheable = true): PublicAnswer => ({ status: 200, body, cacheable })

describe('AnswerCache', () => {
  test('one load serves everybody who asks at once, and later askers get the kept answer', async () => {
    const cache = new AnswerCache({ maxBytes: 1e6, ttlMs: 5_000 })
    const read = vi.fn(async () => answer('one'))
    const [first, second] = await Promise.all([cache.load('/a', read), cache.load('/a', read)])
    expect(first).toBe(second)
    expect(read).toHaveBeenCalledTimes(1)
    expect(cache.peek('/a')?.body).toBe('one')
  })

  test('an answer that was being read when the cache was cleared is not kept', async () => {
    const cache = new AnswerCache({ maxBytes: 1e6, ttlMs: 5_000 })
    let release = (_answer: PublicAnswer): void => undefined
    const held = new Promise<PublicAnswer>((resolve) => {
      release = resolve
    })
    const stale = cache.load('/a', () => held)
    cache.clear()
    const fresh = await cache.load('/a', async () => answer('new'))
    release(answer('old'))
    expect((await stale).body).toBe('old')
    expect(fresh.body).toBe('new')
    expect(cache.peek('/a')?.body).toBe('new')
  })

  test('a 404 and a failure are not kept', async () => {
    const cache = new AnswerCache({ maxBytes: 1e6, ttlMs: 5_000 })
    await cache.load('/gone', async () => answer('{}', false))
    await expect(cache.load('/bad', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(cache.size).toBe(0)
    await expect(cache.load('/bad', async () => answer('back'))).resolves.toMatchObject({ body: 'back' })
  })

  test('keeps no more bytes than allowed', async () => {
    const cache = new AnswerCache({ maxBytes: 10_000, ttlMs: 5_000 })
    for (let i = 0; i < 100; i++) await cache.load(`/${i}`, async () => answer('x'.repeat(1_000)))
    expect(cache.size).toBeLessThan(10)
  })

  test('switched off it keeps nothing', async () => {
    const cache = new AnswerCache({ maxBytes: 0, ttlMs: 5_000 })
    await cache.load('/a', async () => answer('one'))
    expect(cache.peek('/a')).toBeUndefined()
  })
})
