import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { LISTING_ORDERS } from '@tahanan/contracts/search/listing-order.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import fc from 'fast-check'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildListingCatalogue } from '../browse/listing-catalogue.fixture.ts'
import { walkedShelves } from '../browse/walked-shelves.ts'
import { createSearchDatabase } from './search-database.fixture.ts'
import type { SearchDatabase } from './search-database.fixture.ts'
import { filterTerms } from './filter-terms.ts'
import { filterToken } from './filter-token.ts'
import { idWindow } from './id-window.ts'
import { idWindows } from './id-windows.ts'
import { listingWalks } from './listing-walks.ts'
import { changedRowsStatement } from './changed-rows-statement.ts'
import type { ChangedRow } from './changed-rows-statement.ts'
import { cappedCount } from './capped-count.ts'
import { countStatement } from './count-statement.ts'
import { indexStatement } from './index-statement.ts'
import { MatchedCache } from './matched-cache.ts'
import { matchedPage } from './matched-page.ts'
import { termsSource } from './terms-source.ts'
import { walkStatement } from './walk-statement.ts'
import { wordTerms } from './word-terms.ts'

const { events, known } = buildListingCatalogue(1_500, 11)
const words = [...new Set(known.flatMap((listing) => listing.words))]
const everything = 1_000_000

let database: SearchDatabase

beforeAll(async () => {
  database = await createSearchDatabase(events)
})
afterAll(() => database.drop())

async function rows(statement: QueryConfig): Promise<(ListingPosition & { total?: number })[]> {
  return (await database.readPool.query(statement)).rows
}

const readFacts = async (statement: QueryConfig) => {
  const { rows: found } = await database.readPool.query<{ facts: string | null }>(statement)
  return { facts: found[0]?.facts ?? null, position: 0 }
}
const ids = (positions: readonly ListingPosition[]) => positions.map(({ id }) => id)

const requests = fc.record({
  words: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }),
  filters: fc.record({
    ...Object.fromEntries(Object.entries(NO_FILTERS).map(([key, value]) => [key, fc.constant(value)])),
    forRent: fc.constantFrom(undefined, true, false),
    price: fc.constantFrom(
      undefined,
      { minPesos: 3_000_000, maxPesos: 9_000_000 },
      { minPesos: 4_000_000, maxPesos: 8_000_000 },
    ),
    type: fc.constantFrom(undefined, 'House' as const, 'Land' as const),
    featured: fc.boolean(),
  }),
  order: fc.constantFrom(...LISTING_ORDERS),
  from: fc.option(
    fc.record({
      position: fc.constantFrom(...known).map(({ id, minPriceCentavos }) => ({ id, priceCentavos: minPriceCentavos })),
      backwards: fc.boolean(),
    }),
    { nil: undefined },
  ),
  limit: fc.constantFrom(3, 50),
})

test('however it is looked for, what is found is the same', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async ({ words: typed, filters: chosen, ...page }) => {
      const filters = { ...NO_FILTERS, ...chosen }
      const { lexicon } = database.vocabulary
      const terms = [...wordTerms(lexicon, typed), ...filterTerms(lexicon, filters)]
      fc.pre(terms.every(({ atMost }) => atMost > 0))
      const request = { ...page, filters, offset: 0 }
      const found = await rows(indexStatement(terms, request, { counted: false }))

      const [walk] = listingWalks(page.order, page.from)
      const walked = walk && (await rows(walkStatement(terms, request, { kind: 'walk', walk, rows: everything })))
      // A walk ends where its stretch of the order does.
      expect(ids(walked ?? [])).toEqual(ids(found).slice(0, walked?.length))
      expect(walk?.by === 'id' && walked?.length !== found.length).toBe(false)

      const shelves = walk && walkedShelves(filters)
      const passed =
        shelves && (await rows(walkStatement(terms, request, { kind: 'walk', walk, rows: everything, shelves })))
      expect(ids(passed ?? walked ?? [])).toEqual(ids(walked ?? []))

      const windows = walk?.by === 'id' ? idWindows(lexicon, walk, 600) : undefined
      const within =
        windows && (await rows(indexStatement(terms, request, { within: { tokens: windows }, counted: false })))
      const held = new Set(windows)
      const nearest = found.filter(({ id }) => held.has(filterToken.window(0, idWindow(id, 0))))
      expect(ids(within ?? nearest)).toEqual(ids(nearest))
    }),
    { numRuns: 200 },
  )
})

test('a row is asked with less for what the index finds', async () => {
  const letters = [...new Set(words.flatMap((word) => [word.slice(0, 1), word.slice(0, 2)]))]
  const chosen = fc.record({
    bedrooms: fc.record({ count: fc.nat(12), orMore: fc.constant(true) }),
    lotMinSqm: fc.constantFrom(undefined, 0, 20, 90, 400),
    lotMaxSqm: fc.constantFrom(undefined, 40, 100, 100_000),
  })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...letters), chosen, async (letter, filters) => {
      const { lexicon } = database.vocabulary
      const terms = [...wordTerms(lexicon, [letter]), ...filterTerms(lexicon, { ...NO_FILTERS, ...filters })]
      for (const { query, row, choices } of terms) {
        expect(row.choices).toBeLessThanOrEqual(choices)
        const differing = 'select id from listing_search where (words @@ $1::tsquery) <> (words @@ $2::tsquery)'
        const { rows: differ } = await database.readPool.query(differing, [query, row.query])
        expect(differ, `${query} and ${row.query}`).toEqual([])
      }
    }),
    { numRuns: 150 },
  )
  const [all] = filterTerms(database.vocabulary.lexicon, { ...NO_FILTERS, bedrooms: { count: 0, orMore: true } })
  expect(all?.row).toEqual({ query: "'#b':*", choices: 1 })
  const [anyLot] = filterTerms(database.vocabulary.lexicon, { ...NO_FILTERS, lotMaxSqm: 1_000_000 })
  expect(anyLot?.row).toEqual({ query: "'#a':*", choices: 1 })
})

test('counting while reading a page and counting alone come to the same', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async ({ words: typed, filters: chosen, order, limit }) => {
      const filters = { ...NO_FILTERS, ...chosen }
      const terms = [
        ...wordTerms(database.vocabulary.lexicon, typed),
        ...filterTerms(database.vocabulary.lexicon, filters),
      ]
      fc.pre(terms.every(({ atMost }) => atMost > 0))
      const page = { filters, order, limit, offset: 0, from: undefined }
      const [first] = await rows(indexStatement(terms, page, { counted: true }))
      const [alone] = await rows(countStatement(terms, filters, everything))
      expect(first?.total ?? 0).toBe(alone?.total)
    }),
    { numRuns: 100 },
  )
})

const someIds = fc.uniqueArray(fc.constantFrom(...known.map(({ id }) => id)), { maxLength: 64 })

test('a page by what is kept of the words and a page of the index are the same', async () => {
  const matched = new MatchedCache({ read: readFacts })
  await fc.assert(
    fc.asyncProperty(
      requests,
      fc.nat(30),
      someIds,
      async ({ words: typed, filters: chosen, ...place }, offset, changed) => {
        const request = {
          ...place,
          filters: { ...NO_FILTERS, ...chosen },
          offset: place.from === undefined ? offset : 0,
        }
        const byWords = wordTerms(database.vocabulary.lexicon, typed)
        const terms = [...byWords, ...filterTerms(database.vocabulary.lexicon, request.filters)]
        fc.pre(terms.every(({ atMost }) => atMost > 0))
        const kept = await matched.find(
          termsSource(database.vocabulary.lexicon, typed.join(' '), byWords, { order: 'newest', most: 6_000 }),
          true,
        )
        if (kept === undefined) throw new Error('It was to be read at once.')
        const found = await rows(indexStatement(terms, request, { counted: false }))
        expect(ids(kept.page(request) ?? [])).toEqual(ids(found))
        // As if some of them had been something else when they were kept.
        const statement = changedRowsStatement(terms, request, changed)
        const read = await database.readPool.query<ChangedRow>(statement)
        expect(ids(matchedPage(kept, { ids: changed, rows: read.rows }, request) ?? [])).toEqual(ids(found))
      },
    ),
    { numRuns: 200 },
  )
})

test('counting by what is kept of the words and counting in the index come to the same', async () => {
  const matched = new MatchedCache({ read: readFacts })
  await fc.assert(
    fc.asyncProperty(requests, async ({ words: typed, filters: chosen }) => {
      const filters = { ...NO_FILTERS, ...chosen }
      const byWords = wordTerms(database.vocabulary.lexicon, typed)
      const terms = [...byWords, ...filterTerms(database.vocabulary.lexicon, filters)]
      fc.pre(terms.every(({ atMost }) => atMost > 0))
      const kept = await matched.find(
        termsSource(database.vocabulary.lexicon, typed.join(' '), byWords, { order: 'newest', most: 6_000 }),
        true,
      )
      const [counted] = await rows(countStatement(terms, filters, everything))
      expect(kept?.isComplete).toBe(true)
      expect(cappedCount(kept?.count(filters) ?? NaN)).toEqual(cappedCount(counted?.total ?? NaN))
    }),
    { numRuns: 100 },
  )
})
