import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import fc from 'fast-check'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KnownListing } from '../browse/find-naively.fixture.ts'
import { buildListingCatalogue } from '../browse/listing-catalogue.fixture.ts'
import { ListingCards } from '../listing/listing-cards.ts'
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

test('pages that are found there are the right ones', async () => {
  asked.length = 0
  await fc.assert(
    fc.asyncProperty(lists, fc.constantFrom(1, 5, 20), async ({ letter, filters, order, from }, limit) => {
      const { lexicon } = database.vocabulary
      const request = { words: [letter], filters, order, from, offset: 0, limit, counted: false }
      const { hits, more } = await newEngine().search(request)
      const terms = [...wordTerms(lexicon, [letter]), ...filterTerms(lexicon, filters)]
      const found = terms.every(({ atMost }) => atMost > 0)
        ? await idsOf(indexStatement(terms, request, { counted: false }))
        : []
      const page = found.slice(0, limit)
      expect(hits.map(({ id }) => id)).toEqual(from?.backwards === true ? page.toReversed() : page)
      expect(more).toBe(found.length > limit)
    }),
    { numRuns: 400 },
  )
  expect(askedInBuckets()).toBeGreaterThan(0)
})

test('who asks again has everything read, and then nothing', async () => {
  let followed = 0
  for (const letter of letters) {
    for (const order of ['cheapest', 'dearest'] as const) {
      const engine = newEngine()
      const ask = async () => {
        asked.length = 0
        const { hits } = await engine.search({
          words: [letter],
          filters: NO_FILTERS,
          order,
          from: undefined,
          offset: 0,
          limit: 5,
          counted: false,
        })
        return hits
      }
      const first = await ask()
      if (askedInBuckets() === 0) continue
      followed += 1
      expect(await ask()).toEqual(first)
      expect(asked.filter((text) => text.includes('string_agg(facts'))).toHaveLength(1)
      expect(await ask()).toEqual(first)
      expect(asked).toEqual([])
    }
  }
  expect(followed).toBeGreaterThan(0)
})
