import { listingSearchParams } from '@tahanan/contracts/listing/listing-search-params.ts'
import { listingSearchQuerySchema } from '@tahanan/contracts/listing/listing-search-query.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ANY_LISTING, readSearchAddress } from './read-search-address.ts'
import { searchHref } from './search-href.ts'

const read = (text: string) => readSearchAddress(new URLSearchParams(text))

test('an address of nothing asks for every listing', () => {
  expect(read('')).toEqual(ANY_LISTING)
  expect(ANY_LISTING).toEqual(listingSearchQuerySchema.parse({}))
  expect(searchHref(ANY_LISTING)).toBe('/search')
})

test('search is the q of the call, and status wins over tab', () => {
  const query = read('search=Quezon+City&tab=For+Sale&status=for-rent&type=condominium&price=Below+2M&sort=price+asc')
  expect(query.search).toEqual({ text: 'Quezon City', words: ['quezon', 'city'] })
  expect(query.filters).toMatchObject({ forRent: true, type: 'Condominium', price: { maxPesos: 2_000_000 } })
  expect(searchHref(query)).toBe(
    '/search?search=Quezon+City&status=For+Rent&type=Condominium&price=-2000000&sort=Price+low+to+high&tab=For+Rent',
  )
})

test.each(['status=Maybe', 'type=Castle', 'price=cheap', 'sort=loveliest', 'page=0', 'bedrooms=many', 'utm_source=x'])(
  'what cannot be read is left out: %s',
  (text) => {
    expect(read(`${text}&stage=ready`)).toEqual(read('stage=ready'))
  },
)

test('lot areas that contradict each other are both left out', () => {
  expect(read('lot_min=500&lot_max=100&search=lot')).toEqual(read('search=lot'))
})

describe('a text that is too long', () => {
  test('keeps all its words: the answer names those that are not searched', () => {
    expect(read(`search=${'one '.repeat(40)}`).search.words).toHaveLength(40)
  })
  test('is cut to 200 characters', () => {
    expect(read(`search=${'a'.repeat(5_000)}`).search.text).toHaveLength(200)
  })
})

test('every address asks for something, reads the same again, and is taken by the call', () => {
  const name = fc.constantFrom('search', 'status', 'type', 'price', 'sort', 'lot_min', 'lot_max', 'bedrooms', 'page')
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('For Rent', '1', '200', '3+', 'House', '-5', 'Most Recent'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const query = readSearchAddress(new URLSearchParams(pairs))
      expect(readSearchAddress(new URL(searchHref(query), 'http://site').searchParams)).toEqual(query)
      expect(listingSearchQuerySchema.parse(Object.fromEntries(listingSearchParams(query)))).toEqual(query)
    }),
    { numRuns: 50 },
  )
})

test('the address holds whether the map is shown, and links go on with it', () => {
  const query = readSearchAddress(new URLSearchParams('search=lahug&map=1'))
  expect(searchHref({ ...query, page: 2 })).toBe('/search?search=lahug&page=2&map=1')
  expect(searchHref({ ...query, map: false })).toBe('/search?search=lahug')
})

test('a part of the map outside of the country is no part', () => {
  const bbox = (text: string) => readSearchAddress(new URLSearchParams({ bbox: text })).filters.bbox
  expect(bbox('120.9,14.3,121.2,14.8')).toEqual({ west: 120.9, south: 14.3, east: 121.2, north: 14.8 })
  expect([bbox('2.2,48.8,2.4,48.9'), bbox('120.9,14.8,121.2,14.3')]).toEqual([undefined, undefined])
})
