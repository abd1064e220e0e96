import { NO_FILTERS, type ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSearchedListings } from '../alert/read-searched-listings.ts'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { createReadDatabase, type ReadDatabase } from '../schema/read-database.fixture.ts'
import { passesSearch } from './passes-search.ts'
import { PostgresSearchEngine } from './postgres-search-engine.ts'
import { buildOffer } from './search-engine.contract.ts'

const IDS = Array.from({ length: 60 }, (_, at) => at + 1)

let database: ReadDatabase
beforeAll(async () => {
  database = await createReadDatabase()
  const draft = buildBrokerageListingState({ id: 61, slug: 'draft', name: 'Draft condo', isPublished: false })
  await applyEvents(
    database.readPool,
    [...IDS.map((id) => buildOffer(id)), draft].map((listing) => buildChanged('listing', listing)),
  )
})
afterAll(() => database.drop())

const SEARCHES: readonly (readonly [Partial<ListingFilters>, readonly string[]])[] = [
  [{}, []],
  [{}, ['sky', 'con']],
  [{}, ['con', 'sky']],
  [{ forRent: true }, []],
  [{ featured: true }, ['condo']],
  [{ type: 'House' }, []],
  [{ type: 'Condominium' }, []],
  [{ kind: 'apartment' }, []],
  [{ kind: 'bungalow' }, []],
  [{ price: { minPesos: 2_000_000, maxPesos: 4_000_000 } }, []],
  [{ price: { minPesos: null, maxPesos: 1_500_000 } }, []],
  [{ price: { minPesos: 4_000_000, maxPesos: null } }, []],
  [{ bedrooms: { count: 2, orMore: false } }, []],
  [{ bedrooms: { count: 3, orMore: true }, baths: { count: 1, orMore: true } }, []],
  [{ parking: true }, []],
  [{ amenities: [2, 3] }, []],
  [{ postedDays: 60 }, []],
  [{ lowered: true }, []],
  [{ unitType: 4 }, []],
  [{ stage: 0 }, []],
  [{ financing: 1 }, []],
  [{ lotMinSqm: 120, lotMaxSqm: 140 }, []],
  [{ floorMaxSqm: 60 }, []],
  [{ sizeMinSqm: 130 }, []],
  [{ area: '1380300000' }, []],
  [{ area: '1300000000' }, ['barangay']],
  [{ bbox: { west: 121.0, south: 14.52, east: 121.07, north: 14.6 } }, []],
]

test.each(SEARCHES)('passes what the search finds: %j %j', async (given, words) => {
  const filters = { ...NO_FILTERS, ...given }
  const engine = new PostgresSearchEngine(database.readPool)
  const { hits } = await engine.search({ words, filters, order: 'newest', offset: 0, limit: 100, counted: false })
  const known = await readSearchedListings(database.readPool, [...IDS, 61], new Date())
  const passed = known.filter(({ listing }) => listing !== null && passesSearch(listing, filters, words, new Date()))
  expect(passed.map(({ id }) => id).toSorted((a, b) => b - a)).toEqual(hits.map(({ id }) => id))
})
