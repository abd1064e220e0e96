import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainWords } from '../endpoint/field-messages.ts'
import { PAGE_LIMITS } from '../page/page-limits.ts'
import { LISTING_ORDERS } from '../search/listing-order.ts'
import { listingSearchParams } from './listing-search-params.ts'
import { listingSearchQuerySchema } from './listing-search-query.ts'

const parse = (query: Record<string, string>) => listingSearchQuerySchema.parse(query)

function refusal(query: Record<string, string>): string {
  const { error } = listingSearchQuerySchema.safeParse(query, { error: plainWords })
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`).join(' ')
}

test('without parameters: every listing, newest first, 12 to a page', () => {
  expect(parse({})).toMatchObject({ order: 'newest', pageSize: 12, page: 1, search: { words: [] } })
  expect(parse({}).filters.forRent).toBeUndefined()
})

describe('labels', () => {
  test.each(['For Rent', 'for-rent', 'FOR RENT', 'For-Rent'])('status %s', (status) => {
    expect(parse({ status }).filters.forRent).toBe(true)
    expect(parse({ tab: status }).filters.forRent).toBe(true)
  })

  test('status wins over tab (decision 5)', () => {
    expect(parse({ tab: 'For Rent', status: 'For Sale' }).filters.forRent).toBe(false)
  })

  test.each([
    ['House', 'House'],
    ['condominium', 'Condominium'],
    ['any', undefined],
  ])('type %s', (type, parsed) => {
    expect(parse({ type }).filters.type).toBe(parsed)
  })

  test.each([
    ['Most Recent', 'newest'],
    ['price-low-to-high', 'cheapest'],
    ['Price high to low', 'dearest'],
    ['Price per sqm low to high', 'cheapestPerSqm'],
    ['Size large to small', 'largest'],
    ['price_desc', 'dearest'],
  ])('sort %s', (sort, order) => {
    expect(parse({ sort }).order).toBe(order)
  })

  test.each([
    ['Ready for occupancy', 1],
    ['Ready-for-occupancy', 1],
    ['ready', 1],
    ['pre-selling', 0],
  ])('stage %s', (stage, code) => {
    expect(parse({ stage }).filters.stage).toBe(code)
  })

  test('unit type and financing', () => {
    expect(parse({ unit_type: 'two-bedroom', financing: 'PAG-IBIG Financing' }).filters).toMatchObject({
      unitType: 7,
      financing: 1,
    })
  })
})

test('bathrooms, a place to park, amenities and days', () => {
  expect(
    parse({ baths: '2+', parking: 'true', amenities: '12,3,12', posted: '7', lowered: 'true' }).filters,
  ).toMatchObject({
    baths: { count: 2, orMore: true },
    parking: true,
    amenities: [3, 12],
    postedDays: 7,
    lowered: true,
  })
  expect(refusal({ baths: 'two', parking: 'maybe', amenities: '3;12', posted: '0' })).toBe(
    [
      'baths: Give a number of bathrooms such as 2, 2+ for two or more, or 1-2 for one or two.',
      'parking: Use one of: true, false.',
      'amenities: Give up to ten ids of amenities with commas between them: 3,12.',
      'posted: Give a number of days, 1 to 365.',
    ].join(' '),
  )
})

test.each([
  ['-2000000', { minPesos: null, maxPesos: 2_000_000 }],
  ['20000000-', { minPesos: 20_000_000, maxPesos: null }],
  ['2M - 4M', { minPesos: 2_000_000, maxPesos: 4_000_000 }],
  ['Any price', undefined],
])('price %s', (price, range) => {
  expect(parse({ price }).filters.price).toEqual(range)
})

test('a text becomes folded words; one without letters or digits becomes none', () => {
  expect(parse({ q: ' Parañaque, BF-Homes ' }).search).toEqual({
    text: 'Parañaque, BF-Homes',
    words: ['paranaque', 'bf', 'homes'],
  })
  expect(parse({ q: '!!! & | * :' }).search.words).toEqual([])
  expect(parse({ q: 'x'.repeat(90) }).search.words).toEqual(['x'.repeat(40)])
})

test('bedrooms, areas and ids', () => {
  expect(parse({ bedrooms: '3' }).filters.bedrooms).toEqual({ count: 3, orMore: false })
  expect(parse({ bedrooms: '4+' }).filters.bedrooms).toEqual({ count: 4, orMore: true })
  expect(parse({ bedrooms: '0-1' }).filters.bedrooms).toEqual({ count: 0, orMore: false, most: 1 })
  expect(parse({ lot_min: '23.31', lot_max: '100' }).filters).toMatchObject({ lotMinSqm: 23.31, lotMaxSqm: 100 })
  expect(parse({ ids: '7,3,7' }).ids).toEqual([7, 3])
})

test.each<[Record<string, string>, string]>([
  [{ status: 'Pre-selling' }, 'status: Use one of: For Sale, For Rent.'],
  [{ type: 'Castle' }, 'type: Use one of: Any, House, Land, Condominium, Commercial.'],
  [{ price: 'cheap' }, 'price: Use min-max in pesos'],
  [{ price: '4000000-2000000' }, 'price: Use min-max'],
  [
    { sort: 'size' },
    'sort: Use one of: Most Recent, Price low to high, Price high to low, Price per sqm low to high, Size large to small.',
  ],
  [{ featured: 'maybe' }, 'featured: Use one of: true, false.'],
  [{ bedrooms: '3-2' }, 'bedrooms: Give a number of bedrooms such as 3'],
  [{ stage: 'built' }, 'stage: Use one of: Pre-selling, ready.'],
  [{ page_size: '0' }, 'page_size: Give a whole number from 1 to 100.'],
  [{ page_size: '101' }, 'page_size: Give a whole number from 1 to 100.'],
  [{ page_size: '-1' }, 'page_size: Give a whole number'],
  [{ page_size: '1.5' }, 'page_size: Give a whole number'],
  [{ page: '41' }, 'page: Give a whole number from 1 to 40.'],
  [{ page: '1e9' }, 'page: Give a whole number'],
  [{ page: '11', page_size: '100' }, 'page: Give a page of the first 1000 listings, or follow next.'],
  [{ page: '2', cursor: 'x' }, 'page: Give page or cursor, not both.'],
  [{ bedrooms: '-1' }, 'bedrooms: Give a number of bedrooms'],
  [{ bedrooms: 'two' }, 'bedrooms: Give a number of bedrooms'],
  [{ lot_min: '1e3' }, 'lot_min: Give square metres'],
  [{ lot_min: '20', lot_max: '10' }, 'lot_min: Give lot_max or less.'],
  [{ ids: '1,x' }, 'ids: Give ids with commas'],
  [{ ids: '9999999999' }, 'ids'],
  [{ ids: Array.from({ length: 51 }, (_, place) => place + 1).join() }, 'ids: Give at most 50 entries.'],
  [{ ids: '1', q: 'x' }, 'ids: Give ids alone'],
  [{ q: 'x'.repeat(201) }, 'q: Use at most 200 characters.'],
  [{ q: 'a\0b' }, 'q: Remove the characters'],
  [{ q: 'a\ud800' }, 'q: Remove the characters'],
  [{ floor_min: '20', floor_max: '10' }, 'floor_min: Give floor_max or less.'],
  [{ kind: 'castle' }, 'kind: Use one or more of these, with commas between them: home, house, condominium'],
  [{ kind: 'house,castle' }, 'kind: Use one or more of these'],
  [{ kind: 'house,' }, 'kind: Use one or more of these'],
  [{ area: 'Cebu' }, 'area: Give the code of an area'],
  [{ bbox: '120,14,121' }, 'bbox: Give west,south,east,north'],
  [{ bbox: '120,14,NaN,15' }, 'bbox: Give west,south,east,north'],
  [{ bbox: '121,14,120,15' }, 'bbox: Give a west that is less than east'],
  [{ bbox: '120,15,121,14' }, 'bbox: Give a south that is less than north'],
  [{ bbox: '170,14,190,15' }, 'bbox: Give longitudes from -180 to 180'],
  [{ project: '../x' }, 'project: Give a slug'],
  [{ cursor: 'x'.repeat(201) }, 'cursor: Use at most 200 characters.'],
])('refuses %j', (query, message) => {
  expect(refusal(query)).toContain(message)
})

test('an unknown key is refused', () => {
  expect(listingSearchQuerySchema.safeParse({ colour: 'blue' }).success).toBe(false)
})

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

test('a query written as parameters is read back as it was', () => {
  const query = fc.record({
    search: fc
      .array(fc.constantFrom('Makati', 'Parañaque', 'condo', '2BR', 'Sta. Rosa'), { maxLength: 5 })
      .map((words) => parse({ q: words.join(' ') }).search),
    filters: fc.record({
      forRent: optional(fc.boolean()),
      type: optional(fc.constantFrom('House' as const, 'Land' as const, 'Condominium' as const, 'Commercial' as const)),
      price: optional(
        fc.record({ minPesos: fc.nat(1e6), maxPesos: fc.option(fc.integer({ min: 1_000_001, max: 1e9 })) }),
      ),
      featured: fc.boolean(),
      bedrooms: optional(
        fc.oneof(
          fc.record({ count: fc.nat(99), orMore: fc.boolean() }),
          fc.record({ count: fc.nat(49), orMore: fc.constant(false), most: fc.integer({ min: 50, max: 99 }) }),
        ),
      ),
      unitType: optional(fc.nat(11)),
      stage: optional(fc.constantFrom(0 as const, 1 as const)),
      financing: optional(fc.nat(3)),
      baths: optional(fc.record({ count: fc.nat(99), orMore: fc.boolean() })),
      parking: fc.boolean(),
      amenities: optional(fc.constantFrom([3], [3, 12])),
      postedDays: optional(fc.integer({ min: 1, max: 365 })),
      lowered: fc.boolean(),
      lotMinSqm: optional(fc.nat(10_000).map((hundredths) => hundredths / 100)),
      lotMaxSqm: optional(fc.integer({ min: 10_000, max: 100_000 }).map((hundredths) => hundredths / 100)),
      floorMinSqm: optional(fc.nat(10_000).map((hundredths) => hundredths / 100)),
      floorMaxSqm: optional(fc.integer({ min: 10_000, max: 100_000 }).map((hundredths) => hundredths / 100)),
      sizeMinSqm: optional(fc.nat(10_000).map((hundredths) => hundredths / 100)),
      sizeMaxSqm: optional(fc.integer({ min: 10_000, max: 100_000 }).map((hundredths) => hundredths / 100)),
      kinds: optional(fc.uniqueArray(fc.constantFrom('townhouse' as const, 'memorial' as const), { minLength: 1 })),
      area: optional(fc.constantFrom('730600000', '1380300000')),
      bbox: optional(fc.constantFrom({ west: -10.5, south: 14.25, east: 121, north: 15 })),
      project: optional(fc.constant('acacia-homes-1')),
      developer: optional(fc.constant('acacia-2')),
    }),
    order: fc.constantFrom(...LISTING_ORDERS),
    pageSize: fc.integer({ min: 1, max: 100 }),
    page: fc.integer({ min: 1, max: 40 }),
    cursor: fc.constant(undefined),
    ids: fc.constant(undefined),
    facets: fc.boolean(),
  })
  fc.assert(
    fc.property(query, (asked) => {
      fc.pre(asked.page * asked.pageSize <= PAGE_LIMITS.maxNumbered)
      expect(parse(Object.fromEntries(listingSearchParams(asked)))).toEqual(asked)
    }),
  )
})
