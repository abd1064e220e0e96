import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { KeptFacts } from './kept-facts.ts'
import { lexiconOf } from './lexicon-of.fixture.ts'
import { MatchedCache } from './matched-cache.ts'
import { termsSource } from './terms-source.ts'
import { wordTerms } from './word-terms.ts'

const lexicon = lexiconOf(100_000, { pool: 37_000, loft: 4_000, rare: 40 })
const readNothing = async () => ({ facts: null, position: 0 })

const sourceOf = (word: string, { words = lexicon } = {}) =>
  termsSource(words, word, wordTerms(words, [word]), { order: 'newest', most: 6_000 })

const find = (cache: MatchedCache, word: string, atOnce = false) => cache.find(sourceOf(word), atOnce)

const peek = (cache: MatchedCache, word: string) => cache.peek(sourceOf(word))

afterEach(() => {
  vi.useRealTimers()
})

test('reads once for all who ask, and keeps it', async () => {
  const read = vi.fn(readNothing)
  const cache = new MatchedCache({ read })
  const [first, second] = await Promise.all([find(cache, 'rare', true), find(cache, 'rare')])
  expect(first).toBe(second)
  expect(first).toMatchObject({ size: 0, isComplete: true })
  expect(first?.count(NO_FILTERS)).toBe(0)
  expect(peek(cache, 'rare')).toBe(first)
  expect(read).toHaveBeenCalledTimes(1)
})

test('reads much only for what is asked for again and again, or at once', async () => {
  const cache = new MatchedCache({ read: readNothing })
  for (let time = 0; time < 4; time++) expect(find(cache, 'loft')).toBeUndefined()
  expect(find(cache, 'rare')).toBeUndefined()
  expect(await find(cache, 'rare')).toBeDefined()
  expect(await find(cache, 'loft')).toBeDefined()
  expect(await find(cache, 'pool', true)).toMatchObject({ isComplete: false })
  expect(peek(cache, 'gym')).toBeUndefined()
})

test('reads much sooner where it saves more', async () => {
  const cache = new MatchedCache({ read: readNothing })
  const saves = { saves: 4_000 }
  expect(cache.find(sourceOf('loft'), false, saves)).toBeUndefined()
  expect(await cache.find(sourceOf('loft'), false, saves)).toBeDefined()
})

test('reads again what has become more', async () => {
  const read = vi.fn(readNothing)
  const cache = new MatchedCache({ read })
  await find(cache, 'rare', true)
  const grown = lexiconOf(100_000, { rare: 41 })
  await cache.find(sourceOf('rare', { words: grown }), true)
  expect(read).toHaveBeenCalledTimes(2)
})

test('grows old, unless nothing is known to have changed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let currentAt: number | undefined
  const cache = new MatchedCache({ read: readNothing, currentAt: () => currentAt })
  await find(cache, 'rare', true)
  vi.advanceTimersByTime(40_000)
  currentAt = performance.now() - 10_000
  expect(peek(cache, 'rare')?.ageMs).toBe(10_000)
  currentAt = undefined
  vi.advanceTimersByTime(19_000)
  expect(peek(cache, 'rare')).toBeDefined()
  vi.advanceTimersByTime(2_000)
  expect(peek(cache, 'rare')).toBeUndefined()
})

test('keeps all that turned out to be there, as far as it has been read', async () => {
  const strung = (listings: number) =>
    Array.from({ length: listings }, (_, id) => {
      const bytes = Buffer.alloc(33)
      bytes.writeInt32BE(id)
      return bytes.toString('base64')
    }).join('')
  const finding = (listings: number) =>
    find(new MatchedCache({ read: async () => ({ facts: strung(listings), position: 0 }) }), 'loft', true)
  expect(await finding(11_000)).toMatchObject({ size: 11_000, isComplete: true })
  expect(await finding(12_000)).toMatchObject({ size: 6_000, isComplete: false })
})

test('a failure is passed on and not kept', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockImplementation(readNothing)
  const cache = new MatchedCache({ read })
  await expect(find(cache, 'rare', true)).rejects.toThrow('away')
  expect(peek(cache, 'rare')).toBeUndefined()
  expect(await find(cache, 'rare', true)).toBeDefined()
})

test('forgets everything once there is no more room, and goes on', async () => {
  const facts = Buffer.alloc(33).toString('base64')
  const read = vi.fn(async () => ({ facts, position: 0 }))
  const newFacts = vi.fn(() => new KeptFacts(12_001))
  const cache = new MatchedCache({ read, newFacts })
  const first = await find(cache, 'loft', true)
  await find(cache, 'rare', true)
  expect(newFacts).toHaveBeenCalledTimes(2)
  expect(peek(cache, 'loft')).toBeUndefined()
  // Whoever still tells a page from it is not disturbed.
  expect(first?.count(NO_FILTERS)).toBe(1)
  expect(await find(cache, 'loft', true)).toMatchObject({ size: 1 })
})
