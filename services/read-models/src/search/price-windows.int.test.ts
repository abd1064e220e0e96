import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import fc from 'fast-check'
import type { ListingPosition, SearchAnswer, SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KnownListing } from '../browse/find-naively.fixture.ts'
import { buildListingCatalogue } from '../browse/listing-catalogue.fixture.ts'
import { ListingCards } from '../listing/listing-cards.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { createSearchDatabase } from './search-database.fixture.ts'
import type { SearchDatabase } from './search-database.fixture.ts'
import { filterTerms } from './filter-terms.ts'
import { indexStatement } from './index-statement.ts'
import { listingWalks } from './listing-walks.ts'
import { notedPool } from './noted-pool.fixture.ts'
import { PostgresSearchEngine } from './postgres-search-engine.ts'
import { priceWindows } from './price-windows.ts'
import { wordTerms } from './word-terms.ts'

const { events, known } = buildListingCatalogue(1_500, 11)
const letters = [...new Set(known.flatMap((listing) => listing.words.map((word) => word.slice(0, 1))))]
const onRequest = known.filter(({ minPriceCentavos }) => minPriceCentavos === null)
const placeOf = ({ id, minPriceCentavos }: KnownListing) => ({ id, priceCentavos: minPriceCentavos })
const priceOf = new Map(known.map(({ id, minPriceCentavos }) => [id, minPriceCentavos]))
const everything = 1_000_000
const list = { filters: NO_FILTERS, offset: 0, limit: 5 }
const brokered = events.flatMap(({ type, data }) =>
  type === 'listing.changed' && data.listingType === 1 ? [data] : [],
)

let database: SearchDatabase

beforeAll(async () => {
  database = await createSearchDatabase(events)
})
afterAll(() => database.drop())

/** A list by price, narrowed in whatever way shelves are of, from its beginning or a place in it. */
const lists = fc.record({
  letter: fc.constantFrom(...letters),
  filters: fc
    .record({
      forRent: fc.constantFrom(undefined, true, false),
      type: fc.constantFrom(undefined, 'House' as const, 'Condominium' as const),
      featured: fc.boolean(),
      price: fc.constantFrom(
        undefined,
        { minPesos: 15_000, maxPesos: 30_000 },
        { minPesos: 1_500_000, maxPesos: null },
        { minPesos: 2_000_000, maxPesos: 12_000_000 },
        { minPesos: null, maxPesos: 7_654_321 },
      ),
    })
    .map((narrowed) => ({ ...NO_FILTERS, ...narrowed })),
  order: fc.constantFrom('cheapest' as const, 'dearest' as const),
  from: fc.option(
    fc.record({
      position: fc.oneof(fc.constantFrom(...known), fc.constantFrom(...onRequest)).map(placeOf),
      backwards: fc.boolean(),
    }),
    { nil: undefined },
  ),
})

const idsOf = async (statement: QueryConfig): Promise<readonly number[]> => {
  const { rows } = await database.readPool.query<{ id: number }>(statement)
  return rows.map(({ id }) => id)
}

test('what the index finds in price buckets is the beginning of the list', async () => {
  let compared = 0
  let cut = 0
  await fc.assert(
    fc.asyncProperty(lists, async ({ letter, filters, order, from }) => {
      const { lexicon } = database.vocabulary
      const [walk] = listingWalks(order, from)
      const within = walk && priceWindows(lexicon, walk, filters, 10)
      if (within === undefined) return
      const terms = [...wordTerms(lexicon, [letter]), ...filterTerms(lexicon, filters)]
      const request = { filters, order, from, offset: 0, limit: everything }
      const all = await idsOf(indexStatement(terms, request, { counted: false }))
      const first = all.filter((id) => {
        const price = priceOf.get(id) ?? null
        if (price === null) return false
        return walk?.descending ? price >= within.untilCentavos : price < within.untilCentavos
      })
      expect(all.slice(0, first.length)).toEqual(first)
      expect(await idsOf(indexStatement(terms, request, { within, counted: false }))).toEqual(first)
      compared += first.length
      if (within.cut !== undefined) cut += 1
    }),
    { numRuns: 900 },
  )
  expect(compared).toBeGreaterThan(1_000)
  expect(cut).toBeGreaterThan(10)
})

const asked: string[] = []
const askedInBuckets = () => asked.filter((text) => /price_sort \+ 0 (<|>=) \$/.test(text)).length

/** One that nobody has asked yet, so that it keeps nothing. */
function newEngine(): PostgresSearchEngine {
  const pool = notedPool(database.readPool, asked)
  return new PostgresSearchEngine({ pool, vocabulary: database.vocabulary, cards: new ListingCards(pool) })
}

/** By one plain statement; nothing, where the vocabulary knows of nothing. */
async function expectRight({ hits, more }: SearchAnswer, request: SearchRequest): Promise<void> {
  const { lexicon } = database.vocabulary
  const terms = [...wordTerms(lexicon, request.words), ...filterTerms(lexicon, request.filters)]
  const found = terms.every(({ atMost }) => atMost > 0)
    ? await idsOf(indexStatement(terms, request, { counted: false }))
    : []
  const page = found.slice(0, request.limit)
  expect(hits.map(({ id }) => id)).toEqual(request.from?.backwards === true ? page.toReversed() : page)
  expect(more).toBe(found.length > request.limit)
}

test('pages that are found there are the right ones', async () => {
  asked.length = 0
  await fc.assert(
    fc.asyncProperty(lists, fc.constantFrom(1, 5, 20), async ({ letter, filters, order, from }, limit) => {
      const request = { words: [letter], filters, order, from, offset: 0, limit, counted: false }
      await expectRight(await newEngine().search(request), request)
    }),
    { numRuns: 400 },
  )
  expect(askedInBuckets()).toBeGreaterThan(0)
})

test('who asks again has nothing read, and who goes on has everything read', async () => {
  let followed = 0
  for (const letter of letters) {
    for (const order of ['cheapest', 'dearest'] as const) {
      const engine = newEngine()
      const ask = async (words: readonly string[], position?: ListingPosition) => {
        asked.length = 0
        const from = position && { position, backwards: false }
        return (await engine.search({ ...list, words, order, from, counted: false })).hits
      }
      await ask([])
      const first = await ask([letter])
      if (askedInBuckets() === 0) continue
      followed += 1
      expect(await ask([letter])).toEqual(first)
      expect(asked).toEqual([])
      await ask([letter], first.at(-1))
      expect(asked.filter((text) => text.includes('string_agg(facts'))).toHaveLength(1)
    }
  }
  expect(followed).toBeGreaterThan(0)
})

/** Sold, back on offer, or priced as another: of the first of a page, and of others. */
const changes = fc.array(
  fc.record({
    place: fc.option(fc.nat(5), { nil: undefined }),
    other: fc.constantFrom(...brokered),
    priceCentavos: fc.constantFrom(...brokered).map((other) => other.priceCentavos),
    availability: fc.constantFrom(0 as const, 1 as const),
  }),
  { minLength: 1, maxLength: 6 },
)

test('what is kept of them is right, whatever has changed since', async () => {
  const states = new Map(brokered.map((listing) => [listing.id, listing]))
  let version = 1
  let told = 0
  await fc.assert(
    fc.asyncProperty(lists, changes, async ({ letter, ...narrowed }, changed) => {
      const engine = newEngine()
      await engine.search({ ...list, words: [], order: 'newest', from: undefined, counted: false })
      const request = { ...list, words: [letter], ...narrowed, counted: false }
      const { hits } = await engine.search(request)
      const latest = new Map(
        changed.flatMap(({ place = -1, other, priceCentavos, availability }) => {
          const listing = states.get(hits[place]?.id ?? other.id)
          return listing === undefined ? [] : [[listing.id, { ...listing, priceCentavos, availability }] as const]
        }),
      )
      for (const [id, state] of latest) states.set(id, state)
      version += 1
      await applyEvents(
        database.readPool,
        [...latest.values()].map((state) => buildChanged('listing', state, version)),
      )
      asked.length = 0
      const again = await engine.search(request)
      const isTold = asked.every((text) => text.includes('as fits') || text.includes('from listing_view'))
      if (asked.length > 0 && isTold) told += 1
      await expectRight(again, request)
    }),
    { numRuns: 200 },
  )
  expect(told).toBeGreaterThan(20)
})
