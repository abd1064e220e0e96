import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { expect, test } from 'vitest'
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
  const listings = matchedListings()
  const filters = { ...NO_FILTERS, lotMinSqm: 40, lotMaxSqm: 80 }
  const pages = (order: 'cheapest' | 'dearest') =>
    Array.from({ length: 5 }, () => listings.page({ filters, order, from: undefined, offset: 3, limit: 5 }))
  for (const [order, direction] of [['cheapest', 1] as const, ['dearest', -1] as const]) {
    const [first = [], ...others] = pages(order)
    const prices = first.map(({ priceCentavos }) => priceCentavos ?? 0)
    expect(first).toHaveLength(6)
    expect(prices).toEqual(prices.toSorted((a, b) => direction * (a - b)))
    for (const other of others) expect(other).toEqual(first)
  }
})
