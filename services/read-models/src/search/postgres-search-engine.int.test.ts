import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { ListingCards } from '../listing/listing-cards.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { createSearchDatabase } from './search-database.fixture.ts'
import type { SearchDatabase } from './search-database.fixture.ts'
import { notedPool } from './noted-pool.fixture.ts'
import { PostgresSearchEngine } from './postgres-search-engine.ts'

/** More than are found and sorted each time anew. */
const LISTINGS = 400
const NEWEST = LISTINGS
const RENTED = 200

let database: SearchDatabase
let engine: PostgresSearchEngine
const asked: string[] = []

const unit = (
  id: number,
  changes: { name?: string; priceCentavos?: number | null; status?: 0 | 1; lotAreaSqm?: number | null } = {},
) => buildBrokerageListingState({ id, slug: `u-${id}`, name: `Condo ${id}`, priceCentavos: id * 100, ...changes })

const apply = (...events: Parameters<typeof applyEvents>[1][number][]) => applyEvents(database.readPool, events)

beforeAll(async () => {
  database = await createSearchDatabase([
    ...Array.from({ length: LISTINGS }, (_, place) => buildChanged('listing', unit(place + 1))),
    buildChanged('listing', unit(RENTED, { status: 1 }), 2),
  ])
})
afterAll(() => database.drop())

beforeEach(async () => {
  const pool = notedPool(database.readPool, asked)
  engine = new PostgresSearchEngine({ pool, vocabulary: database.vocabulary, cards: new ListingCards(pool) })
  // Counted, so that what the words find is kept.
  await search({ counted: true })
  asked.length = 0
})

const search = (request: Partial<SearchRequest> = {}) =>
  engine.search({
    words: ['condo'],
    filters: NO_FILTERS,
    order: 'newest',
    offset: 0,
    limit: 3,
    counted: false,
    ...request,
  })

const ids = async (request?: Partial<SearchRequest>) => (await search(request)).hits.map(({ id }) => id)

test('pages of words that are kept take a look at what has changed, and once at their cards', async () => {
  expect(await ids()).toEqual([400, 399, 398])
  expect(await ids({ order: 'cheapest', offset: 6 })).toEqual([7, 8, 9])
  const position = { id: 5, priceCentavos: 500 }
  expect(await ids({ order: 'dearest', from: { position, backwards: false } })).toEqual([4, 3, 2])
  for (const text of asked) expect(text).toContain('listing_view where id = any')
  asked.length = 0
  expect(await ids({ order: 'cheapest', offset: 6 })).toEqual([7, 8, 9])
  expect(asked).toEqual([])
})

test('they show at once what has come, gone, or costs something else', async () => {
  await apply(buildChanged('listing', unit(NEWEST, { priceCentavos: 50 }), 2))
  expect(await ids({ order: 'cheapest' })).toEqual([NEWEST, 1, 2])
  expect(await ids()).toEqual([400, 399, 398])

  await apply(buildChanged('listing', unit(NEWEST + 1)), buildDeleted('listing', 399, 2, ['u-399']))
  expect(await ids()).toEqual([401, 400, 398])

  await apply(
    buildChanged('listing', unit(398, { name: 'Loft 398' }), 2),
    buildChanged('listing', unit(397, { status: 1 }), 2),
  )
  expect(await ids()).toEqual([401, 400, 397])
  expect(await ids({ filters: { ...NO_FILTERS, forRent: false } })).toEqual([401, 400, 396])
  expect(await ids({ filters: { ...NO_FILTERS, forRent: true } })).toEqual([397, RENTED])
})

test('lists without words do the same where no shelf says their filters', async () => {
  const filters = { ...NO_FILTERS, forRent: false, lotMinSqm: 1 }
  const asSearched = async () => ids({ words: [], filters, counted: true })
  const before = await asSearched()
  for (let time = 0; time < 3; time++) expect(await asSearched()).toEqual(before)
  const [first = 0, second = 0] = before
  asked.length = 0
  await apply(
    buildChanged('listing', unit(first, { lotAreaSqm: null }), 9),
    buildChanged('listing', unit(second, { status: 1 }), 9),
    buildChanged('listing', unit(NEWEST + 9)),
  )
  expect((await asSearched()).slice(0, 2)).toEqual([NEWEST + 9, before[2]])
  expect(asked.some((text) => text.includes('as fits'))).toBe(true)
  const cheapest = await ids({ words: [], filters, order: 'cheapest' })
  await apply(buildChanged('listing', unit(NEWEST + 9, { priceCentavos: 1 }), 2))
  expect(await ids({ words: [], filters, order: 'cheapest' })).toEqual([NEWEST + 9, ...cheapest.slice(0, 2)])
})

test('they are read again when too much has changed', async () => {
  const more = Array.from({ length: 80 }, (_, place) => buildChanged('listing', unit(1_000 + place)))
  await apply(...more)
  expect(await ids()).toEqual([1_079, 1_078, 1_077])
  expect(asked.length).toBeGreaterThan(1)
})
