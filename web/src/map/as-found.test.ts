import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSearchParams } from '@tahanan/contracts/listing/listing-search-params.ts'
import { expect, test } from 'vitest'
import { readSearchAddress } from '../search/read-search-address.ts'
import { asFound, withoutPlace } from './as-found.ts'

const EMPTY: ListingList = { count: 0, count_exact: true, next: null, previous: null, results: [] }
const place = (text: string) => ({ kind: 'place' as const, text, value: '730600041', label: 'Lahug, Cebu City' })

test('without its place a search keeps everything else', () => {
  const query = readSearchAddress(new URLSearchParams('search=house lahug under 8M&area=730600041&parking=true&map=1'))
  const { search, filters, map } = withoutPlace(query, { ...EMPTY, understood: [place('lahug')] })
  expect([search.text, filters.area, filters.parking, map]).toEqual(['house under 8M', undefined, true, true])
})

test('what the list had to leave out is left out', () => {
  const query = readSearchAddress(new URLSearchParams('search=house lahug under 8M'))
  const first = { ...EMPTY, relaxed: [{ kind: 'words' as const, text: 'lahug' }] }
  expect(asFound(query, first).search.text).toBe('house under 8M')
  expect(withoutPlace(query, undefined).search.text).toBe('house lahug under 8M')
})

test('what the list widened is asked for as it was found, with the offer that was implied', () => {
  const query = readSearchAddress(new URLSearchParams('search=house lahug under 8M'))
  const found = asFound(query, {
    ...EMPTY,
    understood: [place('lahug')],
    likely_status: 'For Sale',
    relaxed: [
      { kind: 'price', text: 'under 8M', price: '-10000000' },
      { kind: 'place', text: 'lahug', area: { code: '730600000', label: 'Cebu City' } },
    ],
  })
  expect(Object.fromEntries(listingSearchParams(found))).toEqual({
    q: 'house',
    status: 'For Sale',
    price: '-10000000',
    area: '730600000',
  })
})

test('of several areas of a name the one that the list took is asked for', () => {
  const query = readSearchAddress(new URLSearchParams('search=house lahug'))
  const found = asFound(query, { ...EMPTY, understood: [place('lahug')] })
  expect([found.search.text, found.filters.area]).toEqual(['house', '730600041'])
})
