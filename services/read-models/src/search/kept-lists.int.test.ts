import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { LISTING_ORDERS } from '@tahanan/contracts/search/listing-order.ts'
import type { ListingPosition, SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import fc from 'fast-check'
import type { PriceRange } from '@tahanan/contracts/money/price-range.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ListingCards } from '../listing/listing-cards.ts'
import { noteListingChanges } from '../listing-change/listing-change.store.ts'
import { shelfNumber } from '../listing/shelf-number.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { comparePositions } from './compare-positions.ts'
import { filterToken } from './filter-token.ts'
import { lexiconOf } from './lexicon-of.fixture.ts'
import { notedPool } from './noted-pool.fixture.ts'
import { PostgresSearchEngine } from './postgres-search-engine.ts'
import { scaleStep } from './scale-step.ts'

/** More than are kept of one shelf. */
const LISTINGS = 12_000
/** One in so many has three bedrooms, and one in so many a unit type, which only the cheapest half have. */
const BEDROOMS = 5
const UNIT_TYPE = 40
/** Two of three have this word. */
const WORD = 'home'
/** All that have a price are in the cheapest bucket. */
const CHEAP_SHELF = shelfNumber({ forRent: false, kind: 'Any', bucket: 1 })

interface Offer extends ListingPosition {
  readonly hasBedrooms: boolean
  readonly hasUnitType: boolean
  readonly lotAreaSqm: number
}

const offers = Array.from({ length: LISTINGS }, (_, place): Offer => {
  const id = place + 1
  const priceCentavos = id % 50 === 0 ? null : ((id * 7_919) % LISTINGS) * 100
  return {
    id,
    priceCentavos,
    hasBedrooms: id % BEDROOMS === 0,
    hasUnitType: id % UNIT_TYPE === 1 && (priceCentavos ?? Infinity) < LISTINGS * 50,
    lotAreaSqm: id % 1_000,
  }
})

const fits = (offer: Offer, { price, bedrooms, unitType, lotMinSqm }: ListingFilters) =>
  (price === undefined || isWithin(offer, price)) &&
  (bedrooms === undefined || offer.hasBedrooms) &&
  (unitType === undefined || offer.hasUnitType) &&
  (lotMinSqm === undefined || offer.lotAreaSqm >= lotMinSqm)

function isWithin({ priceCentavos }: Offer, { minPesos, maxPesos }: PriceRange): boolean {
  if (priceCentavos === null) return false
  return priceCentavos >= (minPesos ?? 0) * 100 && priceCentavos < (maxPesos ?? Infinity) * 100
}

const held = (of: (offer: Offer) => boolean) => offers.filter(of).length
const ofPrice = (step: number) =>
  held(({ priceCentavos }) => priceCentavos !== null && scaleStep(priceCentavos) === step)
const priceSteps = [...new Set(offers.map(({ priceCentavos }) => scaleStep(priceCentavos ?? 0)))]
const areaSteps = [...new Set(offers.map(({ lotAreaSqm }) => scaleStep(lotAreaSqm)))]

const lexicon = lexiconOf(LISTINGS + 1, {
  [WORD]: held(({ id }) => id % 3 !== 0),
  [filterToken.shelf(CHEAP_SHELF)]: held(({ priceCentavos }) => priceCentavos !== null),
  ...Object.fromEntries(priceSteps.map((step) => [filterToken.price(step), ofPrice(step)])),
  [filterToken.bedroom(3)]: held(({ hasBedrooms }) => hasBedrooms),
  [filterToken.unitType(4)]: held(({ hasUnitType }) => hasUnitType),
  ...Object.fromEntries(
    areaSteps.map((step) => [filterToken.lotArea(step), held(({ lotAreaSqm }) => scaleStep(lotAreaSqm) === step)]),
  ),
})

let database: ReadDatabase
let engine: PostgresSearchEngine
const asked: string[] = []

beforeAll(async () => {
  database = await createReadDatabase()
  const column = <T>(of: (offer: Offer) => T) => offers.map(of)
  await database.readPool.query(
    `with offer as (
      select * from unnest($1::integer[], $2::bigint[], $3::boolean[], $4::boolean[], $5::float8[])
        as offer (id, price, bedrooms, unit_type, lot)
    ), viewed as (
      insert into listing_view (id, slug, rev, listed, card, detail) select id, id::text, id, true, '{}', '{}' from offer
    ), shelved as (
      insert into listing_shelf (shelf, id, price_sort, price_max)
        select shelf, id, coalesce(price, 9007199254740991), price from offer, unnest(array[0, $6]) as shelf
        where shelf = 0 or price is not null
    )
    insert into listing_search (id, for_rent, property_type, property_subtype, unit_type, bedroom, financing, lot_area_sqm,
        featured, price_min, price_max, price_sort, shelves, words)
      select id, false, 0, 0, case when unit_type then 4 end, case when bedrooms then 3 end, 0, lot, false, price, price,
        coalesce(price, 9007199254740991), '{0}', array_to_tsvector(array_remove(array['#0',
          case when id % 3 <> 0 then $7 end,
          case when bedrooms then '#b3' end, case when unit_type then '#u4' end,
          case when lot < 1 then '#a0' else '#a' || (floor(log(2, greatest(lot, 1)::numeric) * 4) + 1)::integer end,
          '#w0' || lpad((id >> 10)::text, 7, '0'), '#w1' || lpad((id >> 13)::text, 7, '0'),
          '#w2' || lpad((id >> 16)::text, 7, '0')], null))
      from offer`,
    [
      column(({ id }) => id),
      column(({ priceCentavos }) => priceCentavos),
      column(({ hasBedrooms }) => hasBedrooms),
      column(({ hasUnitType }) => hasUnitType),
      column(({ lotAreaSqm }) => lotAreaSqm),
      CHEAP_SHELF,
      WORD,
    ],
  )
  await database.readPool.query('analyze')
})
afterAll(() => database.drop())

beforeEach(() => {
  const pool = notedPool(database.readPool, asked)
  engine = new PostgresSearchEngine({ pool, vocabulary: { lexicon }, cards: new ListingCards(pool) })
  asked.length = 0
})

const three = { count: 3, orMore: false } as const

const choices: fc.Arbitrary<ListingFilters> = fc
  .record({
    bedrooms: fc.option(fc.constant(three), { nil: undefined }),
    unitType: fc.option(fc.constant(4), { nil: undefined }),
    lotMinSqm: fc.constantFrom(undefined, 10, 500, 990),
  })
  .filter((chosen) => Object.values(chosen).some((choice) => choice !== undefined))
  .map((chosen) => ({ ...NO_FILTERS, forRent: false, ...chosen }))

const search = (request: Partial<SearchRequest>) =>
  engine.search({
    words: [],
    filters: NO_FILTERS,
    order: 'newest',
    offset: 0,
    limit: 12,
    counted: false,
    ...request,
  })

/** Some are rare, some have none, and some are nearly all there are. */
const prices: fc.Arbitrary<ListingFilters> = fc
  .constantFrom([10, 12], [0, 7_000], [50, 11_000], [11_990, null], [20_000, 30_000], [300, 1_700])
  .map(([minPesos = null, maxPesos = null]) => ({ ...NO_FILTERS, forRent: false, price: { minPesos, maxPesos } }))

test('pages of a shelf that is too long to be kept are the same, whatever they are told from', async () => {
  const places = fc.record({
    filters: fc.oneof(choices, prices),
    order: fc.constantFrom(...LISTING_ORDERS),
    from: fc.option(fc.record({ position: fc.constantFrom(...offers), backwards: fc.boolean() }), { nil: undefined }),
    offset: fc.constantFrom(0, 0, 100, 900),
    limit: fc.constantFrom(12, 100),
    counted: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(places, async ({ offset, counted, ...place }) => {
      const { filters, order, from, limit } = place
      // No cursor of a list of prices stands where there is none.
      fc.pre(filters.price === undefined || from?.position.priceCentavos !== null)
      const request = { ...place, offset: from === undefined ? offset : 0, counted: counted && from === undefined }
      const all = offers.filter((offer) => fits(offer, filters)).toSorted(comparePositions[order])
      const compared = (offer: Offer) => (from === undefined ? 1 : comparePositions[order](offer, from.position))
      const expected =
        from?.backwards === true
          ? all.filter((offer) => compared(offer) < 0).slice(-limit)
          : all.filter((offer) => compared(offer) > 0).slice(request.offset, request.offset + limit)
      const { hits, count } = await search(request)
      expect(hits.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      if (request.counted) {
        expect(count).toMatchObject({ count: Math.min(1_000, all.length), exact: all.length <= 1_000 })
      }
    }),
    { numRuns: 300 },
  )
})

test('counts of many choices are right, or at least so many', async () => {
  await fc.assert(
    fc.asyncProperty(choices, async (filters) => {
      const total = offers.filter((offer) => fits(offer, filters)).length
      const [counted] = await engine.countEach({ words: [], choices: [filters] })
      const { count = Infinity, exact } = counted ?? {}
      expect(exact === true ? count === total : count <= Math.min(1_000, total)).toBe(true)
    }),
    { numRuns: 50 },
  )
  expect(
    await engine.countEach({ words: [], choices: [{ ...NO_FILTERS, bedrooms: three, lotMinSqm: 500 }] }),
  ).toMatchObject([{ count: 700, exact: false }])
  expect(asked).toHaveLength(2)
})

test('choices beside a word that many listings have are counted by some of them, until more are worth reading', async () => {
  const counts: number[] = []
  for (let time = 0; time < 10; time++) {
    const [counted] = await engine.countEach({ words: [WORD], choices: [{ ...NO_FILTERS, bedrooms: three }] })
    expect(counted?.exact).toBe(false)
    counts.push(counted?.count ?? 0)
  }
  const [first = 0] = counts
  expect(first).toBeGreaterThanOrEqual(100)
  expect(first).toBeLessThanOrEqual(300)
  // One in five of a thousand, and of the newest 6,600.
  expect(counts.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => first))
  expect(counts.slice(7)).toEqual([1_000, 1_000, 1_000])
  expect(asked).toHaveLength(2)
})

test('what is asked for in one order and with one filter after the other takes one reading', async () => {
  const filters = { ...NO_FILTERS, forRent: false, bedrooms: three }
  const ask = async (lotMinSqm: number) => search({ filters: { ...filters, lotMinSqm }, order: 'dearest', offset: 100 })
  for (let area = 1; area < 10; area++) await ask(area)
  asked.length = 0
  await ask(20)
  await ask(30)
  expect(asked).toHaveLength(2)
  for (const text of asked) expect(text).toContain('listing_view where id = any')
})

/** The cheapest first, page by page behind the 5,000th, by what each page ends with. */
async function walkFar(pages: number): Promise<readonly number[]> {
  const priced = offers.filter(({ priceCentavos }) => priceCentavos !== null).toSorted(comparePositions.cheapest)
  let position: ListingPosition | undefined = priced[5_000]
  const walked: number[] = []
  for (let page = 0; page < pages && position !== undefined; page++) {
    const filters = { ...NO_FILTERS, forRent: false }
    const { hits } = await search({ filters, order: 'cheapest', from: { position, backwards: false } })
    walked.push(...hits.map(({ id }) => id))
    position = hits.at(-1)
  }
  return walked
}

test('far into a long list the next pages are read at once', async () => {
  await search({})
  asked.length = 0
  await walkFar(9)
  const ofShelves = asked.filter((text) => text.includes('listing_shelf'))
  expect(ofShelves).toHaveLength(1)
  await walkFar(20)
  expect(asked.filter((text) => text.includes('listing_shelf'))).toHaveLength(2)
})

test('what changes is right in pages that were read ahead', async () => {
  await search({})
  const [gone = 0, moved = 0, ...stayed] = await walkFar(3)
  const change = async (id: number, priceCentavos: number | null) => {
    const connection = await database.readPool.connect()
    try {
      await connection.query('begin')
      await connection.query(
        'update listing_search set price_sort = $2, price_min = $2, price_max = $2 where id = $1',
        [id, priceCentavos],
      )
      await connection.query('update listing_shelf set price_sort = $2, price_max = $2 where id = $1', [
        id,
        priceCentavos,
      ])
      await noteListingChanges(connection, [id])
      await connection.query('commit')
    } finally {
      connection.release()
    }
  }
  const priceOf = (id: number) => offers[id - 1]?.priceCentavos ?? null
  const third = stayed[12] ?? 0
  asked.length = 0
  try {
    await change(gone, 1)
    await change(moved, (priceOf(third) ?? 0) + 1)
    expect((await walkFar(3)).slice(0, 14)).toEqual([...stayed.slice(0, 13), moved])
    expect(asked.filter((text) => text.includes('from listing_shelf'))).toEqual([])
  } finally {
    await change(gone, priceOf(gone))
    await change(moved, priceOf(moved))
  }
  expect((await walkFar(3)).slice(0, 2)).toEqual([gone, moved])
})
