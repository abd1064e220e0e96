import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ListingBitmaps } from './listing-bitmaps.ts'
import { fitsMeasures } from './fits-measures.ts'
import { fitsTraits } from './fits-traits.ts'
import { KeptFacts } from './kept-facts.ts'
import { FACT } from './listing-facts.ts'
import { TRAIT_BITS } from './trait-bits.ts'

const BEDROOMS = 6

const listing = fc
  .record({
    bedrooms: fc.nat(BEDROOMS),
    forRent: fc.nat(1),
    prices: fc.option(fc.tuple(fc.nat(50), fc.oneof(fc.constant(0), fc.nat(30)))),
    area: fc.integer({ min: -1, max: 20 }),
  })
  .map(({ bedrooms, forRent, prices, area }) => ({
    traits: forRent | ((bedrooms + 1) << TRAIT_BITS.bedroom.from),
    lowestCentavos: prices === null ? Number.MAX_SAFE_INTEGER : prices[0] * 100,
    highestCentavos: prices === null ? -1 : (prices[0] + prices[1]) * 100,
    lotAreaSqm: area,
  }))

const filters: fc.Arbitrary<ListingFilters> = fc
  .record({
    forRent: fc.constantFrom(undefined, true, false),
    bedrooms: fc.option(fc.record({ count: fc.nat(BEDROOMS), orMore: fc.boolean() }), { nil: undefined }),
    price: fc.constantFrom(
      undefined,
      { minPesos: 10, maxPesos: 20 },
      { minPesos: null, maxPesos: 5 },
      { minPesos: 30, maxPesos: null },
    ),
    lotMinSqm: fc.constantFrom(undefined, 5, 15),
    lotMaxSqm: fc.constantFrom(undefined, 0, 12),
  })
  .map((asked) => ({ ...NO_FILTERS, ...asked }))

const traitsAt = (kept: KeptFacts, place: number) => kept.ints[place * FACT.ints + FACT.traits] ?? 0

const bitmapsOf = (kept: KeptFacts, places: Int32Array, isByArea: boolean) =>
  new ListingBitmaps(kept, { places, traits: places.map((place) => traitsAt(kept, place)) }, isByArea)

test('counts what fits, however often and after whatever else it is asked', () => {
  const asked = fc.array(filters, { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(
      fc.array(listing, { maxLength: 200, size: 'max' }),
      fc.boolean(),
      asked,
      (some, isByArea, questions) => {
        const kept = new KeptFacts()
        const listings = isByArea ? some.toSorted((a, b) => a.lotAreaSqm - b.lotAreaSqm) : some
        const places = Int32Array.from(listings.map((each, id) => kept.keep({ id, ...each })))
        const bitmaps = bitmapsOf(kept, places, isByArea)
        for (const question of questions) {
          const [fits, measures] = [fitsTraits(question), fitsMeasures(kept, question)]
          const fitting = places.filter((place) => fits(traitsAt(kept, place)) && measures(place))
          expect(bitmaps.count(question)).toBe(fitting.length)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('stops behind what counts say', () => {
  const kept = new KeptFacts()
  const each = { traits: 0, lowestCentavos: 100, highestCentavos: 100, lotAreaSqm: -1 }
  const places = Int32Array.from({ length: 3_000 }, (_, id) => kept.keep({ id, ...each }))
  const count = bitmapsOf(kept, places, false).count(NO_FILTERS)
  expect(count).toBeGreaterThan(COUNT_LIMIT)
  expect(count).toBeLessThan(COUNT_LIMIT + 100)
})

test('counts for any number of different prices', () => {
  const kept = new KeptFacts()
  const places = Int32Array.from({ length: 100 }, (_, id) =>
    kept.keep({ id, traits: 0, lowestCentavos: id * 100, highestCentavos: id * 100, lotAreaSqm: -1 }),
  )
  const bitmaps = bitmapsOf(kept, places, false)
  const dearerThan = (minPesos: number) => bitmaps.count({ ...NO_FILTERS, price: { minPesos, maxPesos: null } })
  const least = Array.from({ length: 300 }, (_, index) => index % 150)
  expect(least.map(dearerThan)).toEqual(least.map((pesos) => Math.max(0, 100 - pesos)))
})
