import { type ListingList, listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { listingSearchQuerySchema } from '@tahanan/contracts/listing/listing-search-query.ts'
import { KINDS } from '../search/kinds.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { createReadDatabase, type ReadDatabase } from '../schema/read-database.fixture.ts'
import { findNaively } from './find-naively.fixture.ts'
import { buildListingCatalogue } from './listing-catalogue.fixture.ts'
import type { ListingLists } from './listing-lists.ts'
import { openListingLists } from './open-listing-lists.fixture.ts'

const { events, known } = buildListingCatalogue(2_500, 7)

let database: ReadDatabase
let lists: ListingLists

beforeAll(async () => {
  database = await createReadDatabase()
  await applyEvents(database.readPool, events)
  await database.readPool.query('analyze')
  lists = openListingLists(database, { understands: false })
})
afterAll(async () => {
  await database.drop()
})

type Params = Record<string, string>

const parse = (params: Params): ListingSearchQuery => listingSearchQuerySchema.parse(params)

async function page(params: Params): Promise<ListingList> {
  const { json } = await lists.list(parse(params))
  return listingListSchema.parse(JSON.parse(json))
}

const paramsOf = (address: string): Params => Object.fromEntries(new URL(address, 'http://host').searchParams)

/** Every id, page after page, from the first to the last. */
async function readAll(params: Params): Promise<{ ids: number[]; pages: ListingList[] }> {
  const pages = [await page(params)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await page(paramsOf(next)))
  return { ids: pages.flatMap(({ results }) => results.map(({ id }) => id)), pages }
}

const words = [...new Set(known.flatMap((listing) => listing.words))]

/** One, two or three words, the last of them the beginning of one. */
const texts = fc
  .tuple(
    fc.array(fc.constantFrom(...words), { maxLength: 2 }),
    fc.constantFrom(...words),
    fc.integer({ min: 1, max: 12 }),
  )
  .map(([whole, last, length]) => [...whole, last.slice(0, length)].join(' '))

const choices = {
  q: texts,
  status: fc.constantFrom('For Sale', 'For Rent'),
  type: fc.constantFrom('House', 'Land', 'Condominium', 'Commercial'),
  price: fc.oneof(
    fc.constantFrom('-2000000', '2000000-4000000', '20000000-', '10000-20000', '100000-', '2000000-8000000'),
    fc
      .tuple(fc.integer({ min: 0, max: 20_000_000 }), fc.integer({ min: 1, max: 9_000_000 }))
      .map(([from, width]) => `${from}-${from + width}`),
  ),
  featured: fc.constant('true'),
  bedrooms: fc.constantFrom('0', '3', '2+', '5+', '9'),
  baths: fc.constantFrom('1', '2+'),
  parking: fc.constant('true'),
  amenities: fc.constantFrom('2', '1,5'),
  unit_type: fc.constantFrom('Studio', 'Townhouse', 'Loft'),
  stage: fc.constantFrom('pre-selling', 'ready'),
  financing: fc.constantFrom('Cash', 'In-House'),
  lot_min: fc.constantFrom('50', '120.5', '600'),
  lot_max: fc.constantFrom('600', '619.99'),
  floor_min: fc.constantFrom('40', '200'),
  size_max: fc.constantFrom('60', '300'),
  kind: fc.constantFrom(...Object.keys(KINDS)),
  area: fc.constantFrom('1300000000', '1380300000', '702200000', '402100000'),
  bbox: fc.constantFrom('120.9,14.3,121.1,14.7', '123,9,125,11'),
}

/** Few choices at once, or nothing would be found. */
const queries: fc.Arbitrary<Params> = fc
  .tuple(
    fc.record(choices),
    fc.oneof({ weight: 3, arbitrary: fc.constant('q') }, { weight: 2, arbitrary: fc.constant('status') }),
    fc.shuffledSubarray(Object.keys(choices), { maxLength: 2 }),
    fc.constantFrom('recent', 'price asc', 'price desc'),
    fc.constantFrom('41', '60', '100'),
  )
  .map(([chosen, first, others, sort, pageSize]) => {
    const keys = new Set([first, ...others])
    const params = Object.entries(chosen).filter(([key]) => keys.has(key))
    return { ...Object.fromEntries(params), sort, page_size: pageSize }
  })

test('what was chosen is neither said of the text nor given up; what a price was taken to mean is answered', async () => {
  const understanding = openListingLists(database, { understands: true })
  const said = async (params: Params) =>
    listingListSchema.parse(JSON.parse((await understanding.list(parse(params))).json))
  const kinds = ({ understood }: ListingList) => understood?.map(({ kind }) => kind)
  const plain = await said({ q: '2br house under 3M' })
  expect([kinds(plain), plain.likely_status]).toEqual([['bedrooms', 'kind', 'price'], 'For Sale'])
  const chosen = await said({ q: '2br house under 3M', bedrooms: '9', price: '1-2' })
  expect([kinds(chosen), chosen.likely_status]).toEqual([['kind'], undefined])
  expect([chosen.results, chosen.relaxed]).toEqual([[], undefined])
  // Another price leaves the offer that the text's price was taken to mean.
  const cheaper = await said({ q: '2br house under 3M', price: '-2000000' })
  expect(cheaper.likely_status).toBe('For Sale')
  // A size that is chosen takes the place of the one that is said, whichever of its ends.
  expect(kinds(await said({ q: 'house 100 sqm', size_min: '200' }))).toEqual(['kind'])
  expect(kinds(await said({ q: '2br 2tb 1 parking' }))).toEqual(['bedrooms', 'baths', 'parking'])
  expect(kinds(await said({ q: '2tb 1 parking', baths: '1', parking: 'true' }))).toEqual([])
  expect(new Set((await said({ q: '1 parking' })).results.map(({ parking }) => parking))).toEqual(new Set([true]))
  // A kind that nothing of the chosen type can be.
  const otherType = await said({ q: 'condo', type: 'House' })
  expect([otherType.overruled, kinds(otherType)]).toEqual([[{ kind: 'kind', text: 'condo' }], []])
  expect(kinds(await said({ q: 'studio', type: 'Condominium' }))).toEqual(['kind'])
  const otherUnit = await said({ q: 'studio', unit_type: 'Penthouse' })
  expect([otherUnit.overruled, kinds(otherUnit)]).toEqual([[{ kind: 'kind', text: 'studio' }], []])
  // A place in another one is said to be left out; a part of it says where.
  const makati = '1380300000'
  const elsewhere = await said({ q: 'house cebu city', area: makati, kind: 'condominium' })
  expect(elsewhere.overruled).toEqual([
    { kind: 'kind', text: 'house' },
    { kind: 'place', text: 'cebu city' },
  ])
  const inside = await said({ q: 'bel-air', area: makati })
  expect([inside.overruled, kinds(inside)]).toEqual([undefined, ['place']])
  const same = await said({ q: 'makati', area: makati })
  expect([same.overruled, kinds(same)]).toEqual([undefined, []])
})

describe('against going through all listings one by one', () => {
  test('reading by cursor visits what fits exactly once and in order, there and back', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (params) => {
        const expected = findNaively(known, parse(params))
        const { ids, pages } = await readAll(params)
        expect(ids).toEqual(expected)
        expect(pages[0]).toMatchObject({
          count: Math.min(expected.length, 1_000),
          count_exact: expected.length <= 1_000,
          previous: null,
        })
        expect(pages.slice(1).every(({ count }) => count === null)).toBe(true)
        const back: number[] = []
        for (let address = pages.at(-1)?.previous; address;) {
          const earlier = await page(paramsOf(address))
          back.unshift(...earlier.results.map(({ id }) => id))
          address = earlier.previous
        }
        expect(back).toEqual(expected.slice(0, expected.length - (pages.at(-1)?.results.length ?? 0)))
      }),
      { numRuns: 60 },
    )
  })

  test('numbered pages are the same pages', async () => {
    await fc.assert(
      fc.asyncProperty(queries, fc.integer({ min: 1, max: 10 }), async (params, number) => {
        const query = parse(params)
        const expected = findNaively(known, query)
        const { results, next } = await page({ ...params, page: String(number) })
        const start = (number - 1) * query.pageSize
        expect(results.map(({ id }) => id)).toEqual(expected.slice(start, start + query.pageSize))
        expect(next !== null).toBe(results.length > 0 && expected.length > start + query.pageSize)
      }),
      { numRuns: 100 },
    )
  })

  test('facets say what each choice would find', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (params) => {
        const { facets } = await page({ ...params, facets: 'true' })
        for (const [key, values] of Object.entries(facets ?? {})) {
          for (const { value, count, count_exact: isExact } of values) {
            const found = findNaively(known, parse({ ...params, [key]: value })).length
            expect(count).toBe(Math.min(1_000, found))
            expect(isExact).toBe(found <= 1_000)
          }
        }
      }),
      { numRuns: 15 },
    )
  })
})
