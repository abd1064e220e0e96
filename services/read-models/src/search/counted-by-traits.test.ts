import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CountedByTraits } from './counted-by-traits.ts'
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
    lotMinSqm: fc.constantFrom(undefined, 5),
  })
  .map((asked) => ({ ...NO_FILTERS, ...asked }))

const traitsAt = (kept: KeptFacts, place: number) => kept.ints[place * FACT.ints + FACT.traits] ?? 0

test('counts what fits, however often and after whatever else it is asked', () => {
  const asked = fc.array(filters, { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.array(listing, { maxLength: 60 }), asked, (listings, questions) => {
      const kept = new KeptFacts()
      const cheapest = listings.toSorted((a, b) => a.lowestCentavos - b.lowestCentavos)
      const places = Int32Array.from(cheapest.map((each, id) => kept.keep({ id, ...each })))
      const counted = new CountedByTraits(kept, places)
      for (const question of questions) {
        const [fits, measures] = [fitsTraits(question), fitsMeasures(kept, question)]
        const fitting = places.filter((place) => fits(traitsAt(kept, place)) && measures(place))
        expect(counted.count(question)).toBe(fitting.length)
      }
    }),
    { numRuns: 200 },
  )
})

test('stops behind what counts say, until the same is asked again', () => {
  const kept = new KeptFacts()
  const each = { traits: 0, lowestCentavos: 100, highestCentavos: 100, lotAreaSqm: -1 }
  const places = Int32Array.from({ length: 3_000 }, (_, id) => kept.keep({ id, ...each }))
  const counted = new CountedByTraits(kept, places)
  expect([1, 2, 3].map(() => counted.count(NO_FILTERS))).toEqual([COUNT_LIMIT + 1, 3_000, 3_000])
})
