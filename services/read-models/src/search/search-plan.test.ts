import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { expect, test } from 'vitest'
import { idWindows } from './id-windows.ts'
import { lexiconOf } from './lexicon-of.fixture.ts'
import { listingWalks } from './listing-walks.ts'
import { planSearch } from './search-plan.ts'
import { wordTerms } from './word-terms.ts'

const lexicon = lexiconOf(100_000, {
  pool: 37_000,
  gym: 27_000,
  house: 38_000,
  makati: 5_000,
  corner: 4_900,
  loft: 1_000,
  ilang: 900,
  rare: 40,
})

const plan = (text: string, order: ListingOrder) =>
  planSearch(lexicon, wordTerms(lexicon, text.split(' ')), { order, from: undefined, offset: 0, limit: 12 })

test.each([
  ['frequent words meet along the way', 'pool', ['walk']],
  ['several of them as well', 'pool gym house', ['walk']],
  ['few are found and sorted at once', 'rare', []],
  ['beside frequent ones too', 'pool rare', []],
  ['in between, the newest windows are asked', 'loft', ['windows']],
  ['for several words as well', 'pool loft', ['windows']],
  ['words of one phrase are worth a glance', 'makati corner', ['walk']],
  ['not where they are too rare for it', 'ilang loft', []],
])('%s: %s', (_case, text, kinds) => {
  expect(plan(text, 'newest')?.map(({ kind }) => kind)).toEqual(kinds)
})

test('by price there are no windows, and a walk jumps about in the table', () => {
  expect(plan('pool', 'cheapest')?.map(({ kind }) => kind)).toEqual(['walk'])
  expect(plan('loft', 'cheapest')).toEqual([])
  expect(plan('loft', 'dearest')).toEqual([])
})

test('a word that nothing holds ends it', () => {
  expect(plan('pool zzz', 'newest')).toBeUndefined()
})

test('a walk is bounded, windows begin at the position', () => {
  const terms = wordTerms(lexicon, ['loft'])
  const from = { position: { id: 10_000, priceCentavos: null }, backwards: false }
  const [look] = planSearch(lexicon, terms, { order: 'newest', from, offset: 0, limit: 12 }) ?? []
  expect(look).toEqual({
    kind: 'windows',
    tokens: ['#w00000009', '#w00000008', '#w00000007', '#w00000006', '#w00000005', '#w00000004'],
  })
  const [back] =
    planSearch(lexicon, terms, { order: 'newest', from: { ...from, backwards: true }, offset: 0, limit: 12 }) ?? []
  expect(back).toMatchObject({
    tokens: ['#w00000009', '#w00000010', '#w00000011', '#w00000012', '#w00000013', '#w00000014'],
  })
})

test('more than a few windows are taken in larger ones, and all of them are none', () => {
  const [walk] = listingWalks('newest', undefined)
  expect(walk && idWindows(lexicon, walk, 18_000)).toEqual(['#w10000012', '#w10000011', '#w10000010'])
  expect(walk && idWindows(lexicon, walk, 99_999)).toBeUndefined()
})
