import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSearchParams } from '@tahanan/contracts/listing/listing-search-params.ts'
import { expect, test } from 'vitest'
import { readSearchAddress } from './read-search-address.ts'
import { asFound, withoutPlace, withoutWords } from './without-words.ts'

const EMPTY: ListingList = { count: 0, count_exact: true, next: null, previous: null, results: [] }
const place = (text: string) => ({ kind: 'place' as const, text, value: '730600041', label: 'Lahug, Cebu City' })

test('words are taken out once each', () => {
  expect(withoutWords('house in lahug near lahug', 'lahug')).toBe('house in near lahug')
  expect(withoutWords('2 br condo', 'br 2')).toBe('condo')
})

test.each([
  ['condo fort bonifacio for rent', 'for rent', 'condo fort bonifacio'],
  ['condo fort bonifacio for rent', 'for', 'condo fort bonifacio rent'],
  ['affordable house for sale', 'for', 'affordable house sale'],
  ['pilot lot', 'lot', 'pilot'],
  ['condominium condo', 'condo', 'condominium'],
  ['niños niño', 'niño', 'niños'],
  ['House Lahug', 'lahug', 'House'],
  ['house (new) $5', '$5 (new)', 'house'],
])('of "%s" only the whole words "%s" are taken out', (text, words, left) => {
  expect(withoutWords(text, words)).toBe(left)
})

test('a word that stands nowhere alone is taken out of another', () => {
  expect(withoutWords('3Mfoo condo', '3M')).toBe('foo condo')
})

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
