import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'
import { comparePositions } from './compare-positions.ts'
import { KeptFacts } from './kept-facts.ts'
import { MatchedListings } from './matched-listings.ts'

const LISTINGS = 300

/** The newest first; areas and prices in orders of their own. */
function matchedListings(): MatchedListings {
  const facts = new KeptFacts()
  const places = Int32Array.from({ length: LISTINGS }, (_, index) => {
    const id = LISTINGS - index
    const priceCentavos = ((id * 7) % LISTINGS) * 100
    return facts.keep({
      id,
      traits: 0,
      lowestCentavos: priceCentavos,
      highestCentavos: priceCentavos,
      lotAreaSqm: (id * 11) % LISTINGS,
    })
  })
  return new MatchedListings({ facts, places, isComplete: true, order: 'newest', position: 0 })
}

test('counts areas rightly, however many different ones are asked for', () => {
  const listings = matchedListings()
  for (let least = 0; least < 60; least++) {
    const filters = { ...NO_FILTERS, lotMinSqm: least, lotMaxSqm: 2 * least + 0.5 }
    expect(listings.count(filters)).toBe(least + 1)
    expect(listings.count(NO_FILTERS)).toBe(LISTINGS)
  }
})

test('a page by price is the same, whichever time it is asked for', () => {
  const listed = Array.from({ length: LISTINGS }, (_, index) => {
    const id = LISTINGS - index
    // Many cost the same, and one in seven is on request.
    return { id, priceCentavos: id % 7 === 0 ? null : (id * 13) % 17 }
  })
  const facts = new KeptFacts()
  const places = Int32Array.from(listed, ({ id, priceCentavos }) =>
    facts.keep({
      id,
      traits: 0,
      lowestCentavos: priceCentavos ?? PRICE_SORT_ON_REQUEST,
      highestCentavos: priceCentavos ?? -1,
      lotAreaSqm: id,
    }),
  )
  const requests = fc.record({
    order: fc.constantFrom('cheapest' as const, 'dearest' as const),
    lotMinSqm: fc.constantFrom(undefined, 1, 100, 290),
    offset: fc.nat(LISTINGS),
    limit: fc.integer({ min: 1, max: 60 }),
    except: fc.uniqueArray(fc.integer({ min: 1, max: LISTINGS }), { maxLength: 40 }),
  })
  fc.assert(
    fc.property(requests, ({ order, lotMinSqm, offset, limit, except }) => {
      const listings = new MatchedListings({ facts, places, isComplete: true, order: 'newest', position: 0 })
      const filters = { ...NO_FILTERS, lotMinSqm }
      const page = listed
        .filter(({ id }) => id >= (lotMinSqm ?? 0) && !except.includes(id))
        .toSorted(comparePositions[order])
        .slice(offset, offset + limit + 1)
      for (let time = 0; time < 4; time++) {
        const request = { filters, order, from: undefined, offset, limit }
        expect(listings.page(request, new Set(except))).toEqual(page)
      }
    }),
  )
})
