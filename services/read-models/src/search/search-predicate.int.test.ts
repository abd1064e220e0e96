import { NO_FILTERS, type ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSearchedListings } from '../alert/read-searched-listings.ts'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildListingState } from '../listing/listing-state.fixture.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { createReadDatabase, type ReadDatabase } from '../schema/read-database.fixture.ts'
import { searchPredicate } from './search-predicate.ts'
import { PostgresSearchEngine } from './postgres-search-engine.ts'
import { buildOffer } from './search-engine.contract.ts'

const IDS = Array.from({ length: 60 }, (_, at) => at + 1)
const DRAFT_ID = 61
const OF_PROJECT_ID = 62

let database: ReadDatabase
beforeAll(async () => {
  database = await createReadDatabase()
  const listings = [
    ...IDS.map((id) => buildOffer(id)),
    buildBrokerageListingState({ id: DRAFT_ID, slug: 'draft', name: 'Draft condo', isPublished: false }),
    buildListingState({ id: OF_PROJECT_ID, slug: 'of-project' }),
  ]
  await applyEvents(database.readPool, [
    buildChanged('developer', buildDeveloperState()),
    buildChanged('project', buildProjectState({ propertySubtype: 2 })),
    ...listings.map((listing) => buildChanged('listing', listing)),
  ])
})
afterAll(() => database.drop())

test.each<readonly [Partial<ListingFilters>, readonly string[]]>([
  [{}, []],
  [{}, ['sky', 'con']],
  [{}, ['con', 'sky']],
  [{ featured: true }, ['condo']],
  [{ type: 'House' }, []],
  [{ forRent: false }, []],
  [{ kinds: ['apartment'] }, []],
  [{ price: { minPesos: null, maxPesos: 1_500_000 } }, []],
  [{ price: { minPesos: 4_000_000, maxPesos: null } }, []],
  [{ bedrooms: { count: 3, orMore: true }, baths: { count: 1, orMore: true } }, []],
  [{ lotMinSqm: 120, lotMaxSqm: 140 }, []],
  [{ sizeMinSqm: 120, sizeMaxSqm: 125 }, []],
  [{ area: '1300000000' }, ['barangay']],
  [{ project: 'elsewhere' }, []],
])('passes what the search finds: %j %j', async (filters, words) => {
  const { passed, found } = await searchBothWays(filters, words)
  expect(passed).toEqual(found)
})

async function searchBothWays(given: Partial<ListingFilters>, words: readonly string[]) {
  const filters = { ...NO_FILTERS, ...given }
  const engine = new PostgresSearchEngine(database.readPool)
  const { hits } = await engine.search({ words, filters, order: 'newest', offset: 0, limit: 100, counted: false })
  const known = await readSearchedListings(database.readPool, [...IDS, DRAFT_ID, OF_PROJECT_ID], new Date())
  const finds = searchPredicate({ filters, words })
  const passed = known.filter(({ listing }) => listing !== null && finds(listing, new Date()))
  return { passed: passed.map(({ id }) => id).toSorted((a, b) => b - a), found: hits.map(({ id }) => id) }
}
