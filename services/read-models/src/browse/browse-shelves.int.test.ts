import { listingSearchQuerySchema } from '@tahanan/contracts/listing/listing-search-query.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSearchDatabase } from '../search/search-database.fixture.ts'
import type { SearchDatabase } from '../search/search-database.fixture.ts'
import { browseShelves } from './browse-shelves.ts'
import { findNaively } from './find-naively.fixture.ts'
import { findShelfSources } from './find-shelf-sources.ts'
import { shelvesStatement } from './shelves-statement.ts'
import { listingWalks } from '../search/listing-walks.ts'
import { buildListingCatalogue } from './listing-catalogue.fixture.ts'

const { events, known } = buildListingCatalogue(4_000, 5)
const priceOf = new Map(known.map(({ id, minPriceCentavos }) => [id, minPriceCentavos]))

let database: SearchDatabase

beforeAll(async () => {
  database = await createSearchDatabase(events)
})
afterAll(() => database.drop())

/** What shelves say, prices that are a bucket of one status and none of the other among it. */
const narrowed = {
  status: fc.constantFrom('For Sale', 'For Rent'),
  type: fc.constantFrom('House', 'Land', 'Condominium'),
  price: fc.constantFrom(
    '-2000000',
    '20000000-',
    '10000-20000',
    '100000-',
    '4000000-12000000',
    '-2500000',
    '500000-9000000',
  ),
}
const params = fc.record({ ...narrowed, sort: fc.constantFrom('price asc', 'price desc') }, { requiredKeys: [] })

test('any page of shelves is that part of the list', async () => {
  let inside = 0
  await fc.assert(
    fc.asyncProperty(
      params,
      fc.nat(200),
      fc.constantFrom(1, 5, 20),
      fc.constantFrom('offset', 'forwards', 'backwards'),
      async (asked, place, limit, way) => {
        const query = listingSearchQuerySchema.parse(asked)
        const sources = findShelfSources(query.filters)
        const list = findNaively(known, query)
        const id = list[place]
        if (sources === undefined || id === undefined) return
        const backwards = way === 'backwards'
        const from =
          way === 'offset' ? undefined : { position: { id, priceCentavos: priceOf.get(id) ?? null }, backwards }
        const offset = from === undefined ? place : 0
        const request = { filters: query.filters, order: query.order, from, offset, limit }
        const found = await browseShelves(database.readPool, database.vocabulary.lexicon, sources, request)
        const begin = from === undefined ? place : place + 1
        const expected = backwards ? list.slice(0, place).toReversed() : list.slice(begin)
        expect(found.map((listing) => listing.id)).toEqual(expected.slice(0, limit + 1))
        if (found.length > limit) inside += 1
      },
    ),
    { numRuns: 600 },
  )
  expect(inside).toBeGreaterThan(200)
})

test('a look that ends at an id finds the list as far as that', async () => {
  let ended = 0
  await fc.assert(
    fc.asyncProperty(
      fc.record(narrowed, { requiredKeys: [] }),
      fc.constantFrom(...known),
      fc.constantFrom(1, 5, 40),
      fc.boolean(),
      async (asked, { id: lastId }, limit, backwards) => {
        const query = listingSearchQuerySchema.parse(asked)
        const sources = findShelfSources(query.filters)
        if (sources === undefined || sources.every(({ between }) => between === undefined)) return
        const list = findNaively(known, query)
        const begin = backwards ? 1 : 1_000_000
        const from = { position: { id: begin, priceCentavos: null }, backwards }
        const [walk] = listingWalks('newest', from)
        if (walk === undefined) throw new Error('Every order begins somewhere.')
        const look = { kind: 'along', lastId } as const
        const { rows } = await database.readPool.query<{ id: number }>(
          shelvesStatement(sources, walk, { offset: 0, limit, look }),
        )
        const passed = backwards
          ? list.filter((id) => id > begin && id <= lastId).toReversed()
          : list.filter((id) => id >= lastId)
        expect(rows.map(({ id }) => id)).toEqual(passed.slice(0, limit))
        if (passed.length < limit) ended += 1
      },
    ),
    { numRuns: 300 },
  )
  expect(ended).toBeGreaterThan(20)
})
