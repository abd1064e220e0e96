import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { expect, test } from 'vitest'
import { shelfNumber } from '../listing/shelf-number.ts'
import { filterTerms } from './filter-terms.ts'
import { filterToken } from './filter-token.ts'
import { idWindows } from './id-windows.ts'
import { lexiconOf } from './lexicon-of.fixture.ts'
import { listingWalks } from './listing-walks.ts'
import { scaleStep } from './scale-step.ts'
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

const plan = (text: string, order: ListingOrder, known?: number) =>
  planSearch(
    lexicon,
    wordTerms(lexicon, text.split(' ')),
    { filters: NO_FILTERS, order, from: undefined, offset: 0, limit: 12 },
    known,
  )

test.each([
  ['frequent words meet along the way, or in the newest windows', 'pool', ['walk', 'windows']],
  ['several of them as well', 'pool gym house', ['walk', 'windows']],
  ['few are found and sorted at once', 'rare', []],
  ['beside frequent ones too', 'pool rare', []],
  ['in between, the newest windows are asked', 'loft', ['windows']],
  ['for several words as well', 'pool loft', ['windows']],
  ['words of one phrase are worth a glance', 'makati corner', ['walk']],
  ['not where they are too rare for it', 'ilang loft', []],
])('%s: %s', (_case, text, kinds) => {
  expect(plan(text, 'newest').map(({ kind }) => kind)).toEqual(kinds)
})

test('by price there are no windows of ids, and a walk jumps about in the table', () => {
  expect(plan('pool', 'cheapest').map((look) => look.kind === 'walk' && look.rows)).toEqual([200, 1_600])
  expect(plan('loft', 'cheapest')).toEqual([])
  expect(plan('loft', 'dearest')).toEqual([])
})

test('by price the first buckets are windows, where a walk would pass more', () => {
  const sale = (bucket: number) => filterToken.shelf(shelfNumber({ forRent: false, kind: 'Any', bucket }))
  const costing = (pesos: number) => filterToken.price(scaleStep(pesos * 100))
  const priced = lexiconOf(100_000, {
    pool: 37_000,
    loft: 1_000,
    [sale(1)]: 10_000,
    [costing(1_000_000)]: 10_000,
    [sale(2)]: 30_000,
    [costing(3_000_000)]: 30_000,
    [sale(3)]: 60_000,
    [costing(5_000_000)]: 60_000,
  })
  const looks = (word: string, offset: number) => {
    const page = { filters: NO_FILTERS, order: 'cheapest', from: undefined, offset, limit: 12 } as const
    return planSearch(priced, wordTerms(priced, [word]), page).map((look) =>
      look.kind === 'prices' ? look.untilCentavos : look.kind,
    )
  }
  expect(looks('loft', 0)).toEqual([200_000_000, 400_000_000])
  expect(looks('pool', 0)).toEqual(['walk', 200_000_000])
  expect(looks('loft', 48)).toEqual([400_000_000])
  expect(looks('loft', 480)).toEqual([])
})

test.each([
  ['nothing quick finds what is not there', 'pool gym', 0, []],
  ['or is not enough for the page', 'pool gym', 12, []],
  ['words that meet less often than by chance are not walked for', 'pool gym', 900, ['windows']],
  ['words that meet more often are', 'makati corner', 4_000, ['walk', 'windows']],
])('known matches: %s', (_case, text, known, kinds) => {
  expect(plan(text, 'newest', known).map(({ kind }) => kind)).toEqual(kinds)
})

test('a walk is bounded, windows begin at the position', () => {
  const terms = wordTerms(lexicon, ['loft'])
  const from = { position: { id: 10_000, priceCentavos: null }, backwards: false }
  const [look] = planSearch(lexicon, terms, { filters: NO_FILTERS, order: 'newest', from, offset: 0, limit: 12 })
  expect(look).toEqual({
    kind: 'windows',
    tokens: ['#w00000009', '#w00000008', '#w00000007', '#w00000006', '#w00000005', '#w00000004'],
  })
  const [back] = planSearch(lexicon, terms, {
    filters: NO_FILTERS,
    order: 'newest',
    from: { ...from, backwards: true },
    offset: 0,
    limit: 12,
  })
  expect(back).toMatchObject({
    tokens: ['#w00000009', '#w00000010', '#w00000011', '#w00000012', '#w00000013', '#w00000014'],
  })
})

test('more than a few windows are taken in larger ones, and all of them are none', () => {
  const [walk] = listingWalks('newest', undefined)
  expect(walk && idWindows(lexicon, walk, 18_000)).toEqual(['#w10000012', '#w10000011', '#w10000010'])
  expect(walk && idWindows(lexicon, walk, 99_999)).toBeUndefined()
})

test('by price it passes only what the status, the type and the price leave', () => {
  const filters = { ...NO_FILTERS, forRent: false }
  const terms = [...wordTerms(lexicon, ['pool']), ...filterTerms(lexicon, filters)]
  const looks = planSearch(lexicon, terms, { filters, order: 'cheapest', from: undefined, offset: 0, limit: 12 })
  const shelf = shelfNumber({ forRent: false, kind: 'Any', bucket: 0 })
  expect(looks).toMatchObject([{ shelves: [{ shelf }] }, { shelves: [{ shelf }] }])
})
