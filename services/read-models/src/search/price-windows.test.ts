import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { expect, test } from 'vitest'
import { shelfNumber } from '../listing/shelf-number.ts'
import { filterToken } from './filter-token.ts'
import { lexiconOf } from './lexicon-of.fixture.ts'
import { listingWalks } from './listing-walks.ts'
import { priceWindows } from './price-windows.ts'
import { scaleStep } from './scale-step.ts'

const MILLION = 1_000_000
const shelfOf = (of: { readonly forRent: boolean; readonly bucket: number }) => shelfNumber({ kind: 'Any', ...of })
const sale = (bucket: number) => filterToken.shelf(shelfOf({ forRent: false, bucket }))
const rent = (bucket: number) => filterToken.shelf(shelfOf({ forRent: true, bucket }))
const costing = (pesos: number) => filterToken.price(scaleStep(pesos * 100))

/** Rents of 15,000 and 80,000; sales of 1, 3, 5 and 30 million. */
const lexicon = lexiconOf(10_000, {
  [rent(2)]: 500,
  [costing(15_000)]: 500,
  [rent(5)]: 500,
  [costing(80_000)]: 500,
  [sale(1)]: 1_000,
  [costing(MILLION)]: 1_000,
  [sale(2)]: 3_000,
  [costing(3 * MILLION)]: 3_000,
  [sale(3)]: 4_000,
  [costing(5 * MILLION)]: 4_000,
  [sale(6)]: 1_000,
  [costing(30 * MILLION)]: 1_000,
})

const windows = (order: ListingOrder, listings: number, filters: Partial<typeof NO_FILTERS> = {}, pesos?: number) => {
  const from = pesos === undefined ? undefined : { position: { id: 1, priceCentavos: pesos * 100 }, backwards: false }
  const [walk] = listingWalks(order, from)
  return walk && priceWindows(lexicon, walk, { ...NO_FILTERS, ...filters }, listings)
}

test('as many buckets from where the walk begins as hold the listings, and their share of all', () => {
  const forSale = { forRent: false }
  expect(windows('cheapest', 900, forSale)).toEqual({
    tokens: [sale(1)],
    untilCentavos: 2 * MILLION * 100,
    share: 1 / 9,
  })
  expect(windows('cheapest', 1_500, forSale)).toEqual({
    tokens: [sale(1), sale(2)],
    untilCentavos: 4 * MILLION * 100,
    share: 4 / 9,
  })
  expect(windows('dearest', 900, forSale)).toEqual({
    tokens: [sale(6)],
    untilCentavos: 20 * MILLION * 100,
    share: 1 / 9,
  })
})

test('none where they would hold nearly all, or nothing is held', () => {
  expect(windows('cheapest', 5_000, { forRent: false })).toBeUndefined()
  expect(windows('dearest', 1, { forRent: false, type: 'Land' })).toBeUndefined()
})

test('of either status where none is asked for, by what costs so much', () => {
  const salesBelow = (untilCentavos: number) => ({
    shelf: shelfOf({ forRent: false, bucket: 1 }),
    untilCentavos,
    descending: false,
  })
  expect(windows('cheapest', 400)).toEqual({
    tokens: [rent(2)],
    cut: salesBelow(20_000 * 100),
    untilCentavos: 20_000 * 100,
    share: 0.05,
  })
  expect(windows('cheapest', 900)).toEqual({
    tokens: [rent(2), rent(5)],
    cut: salesBelow(100_000 * 100),
    untilCentavos: 100_000 * 100,
    share: 0.1,
  })
  expect(windows('dearest', 900)).toEqual({ tokens: [sale(6)], untilCentavos: 20 * MILLION * 100, share: 0.1 })
})

test('from a price on, and within those asked for', () => {
  expect(windows('cheapest', 900, { forRent: false }, 2.5 * MILLION)).toEqual({
    tokens: [sale(2)],
    untilCentavos: 4 * MILLION * 100,
    share: 3 / 8,
  })
  const price = { minPesos: 2.5 * MILLION, maxPesos: null }
  expect(windows('cheapest', 900, { forRent: false, price })).toEqual({
    tokens: [sale(2)],
    untilCentavos: 4 * MILLION * 100,
    share: 3 / 8,
  })
  expect(windows('dearest', 900, { forRent: false }, 5 * MILLION)).toEqual({
    tokens: [sale(3)],
    untilCentavos: 4 * MILLION * 100,
    share: 4 / 8,
  })
})

test.for([
  { order: 'cheapest', backwards: false },
  { order: 'cheapest', backwards: true },
  { order: 'dearest', backwards: false },
  { order: 'dearest', backwards: true },
] as const)('none from what has no price on: $order, backwards $backwards', ({ order, backwards }) => {
  const [walk] = listingWalks(order, { position: { id: 1, priceCentavos: null }, backwards })
  expect(walk && priceWindows(lexicon, walk, { ...NO_FILTERS, forRent: false }, 1)).toBeUndefined()
})
