import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  parsePriceFilter,
  PRICE_BUCKETS,
  type PriceBucket,
  priceFilterText,
  RENT_PRICE_BUCKETS,
} from './price-filter.ts'
import { priceOverlaps } from './price-text.ts'

const one = (pesos: number) => ({
  minPriceCentavos: Math.round(pesos * 100),
  maxPriceCentavos: Math.round(pesos * 100),
})
const labelsFor = (price: Parameters<typeof priceOverlaps>[0], buckets: readonly PriceBucket[] = PRICE_BUCKETS) =>
  buckets.filter((bucket) => priceOverlaps(price, bucket)).map((bucket) => bucket.label)

test('Search price filter: Any price, Below 2M, 2M - 4M, 4M - 8M, 8M - 12M, 12M - 20M, 20M above', () => {
  expect(PRICE_BUCKETS.map((bucket) => bucket.label).join(', ')).toBe(
    'Any price, Below 2M, 2M - 4M, 4M - 8M, 8M - 12M, 12M - 20M, 20M above',
  )
})

test.each([
  ['Any price', ''],
  ['Below 2M', '-2000000'],
  ['2M - 4M', '2000000-4000000'],
  ['20M above', '20000000-'],
])('%s travels as %j', (label, text) => {
  const bucket = PRICE_BUCKETS.find((candidate) => candidate.label === label)
  expect(bucket && priceFilterText(bucket)).toBe(text)
})

test('half-open: exactly 20M is "20M above" (decision 22)', () => {
  expect(labelsFor(one(20_000_000))).toEqual(['Any price', '20M above'])
  expect(labelsFor(one(19_999_999.99))).toEqual(['Any price', '12M - 20M'])
  expect(labelsFor(one(0))).toEqual(['Any price', 'Below 2M'])
})

test('a range listing is in every bucket it reaches into (decision 23)', () => {
  expect(labelsFor({ minPriceCentavos: 350_000_000, maxPriceCentavos: 800_000_000 })).toEqual([
    'Any price',
    '2M - 4M',
    '4M - 8M',
    '8M - 12M',
  ])
})

test('a price on request is under any price alone', () => {
  expect(labelsFor({ minPriceCentavos: null, maxPriceCentavos: null })).toEqual(['Any price'])
})

test.each([
  ['sale', PRICE_BUCKETS],
  ['rent', RENT_PRICE_BUCKETS],
])('the %s brackets are a partition: each amount is under any price and exactly one more', (_name, buckets) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (centavos) => {
      expect(labelsFor({ minPriceCentavos: centavos, maxPriceCentavos: centavos }, buckets)).toHaveLength(2)
    }),
  )
})

test('both forms of every bucket are read back (decision 21)', () => {
  for (const bucket of [...PRICE_BUCKETS, ...RENT_PRICE_BUCKETS]) {
    if (bucket.label === 'Any price') continue
    const { label, ...range } = bucket
    expect(parsePriceFilter(label)).toEqual(range)
    expect(parsePriceFilter(label.toUpperCase().replace(' - ', '–'))).toEqual(range)
    expect(parsePriceFilter(priceFilterText(bucket))).toEqual(range)
  }
})

test('Any price is read as no limit, and sent as nothing', () => {
  expect(parsePriceFilter('Any price')).toEqual({ minPesos: null, maxPesos: null })
  expect(priceFilterText({ minPesos: null, maxPesos: null })).toBe('')
})

test('any range of whole pesos is read back', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1 }), (minPesos, width) => {
      const range = { minPesos, maxPesos: minPesos + width }
      expect(parsePriceFilter(priceFilterText(range))).toEqual(range)
    }),
  )
})

test.each([
  '',
  '-',
  'cheap',
  '5',
  '4000000-2000000',
  '5-5',
  '-0',
  '--5',
  '1.5-2',
  '1-2-3',
  '9999999999999-',
  'constructor',
])('%j is no price', (text) => {
  expect(parsePriceFilter(text)).toBeUndefined()
})
