import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { expect, test } from 'vitest'
import { readSearchAddress } from './read-search-address.ts'
import { asFound, withoutPlace, withoutWords } from './without-words.ts'

const EMPTY: ListingList = { count: 0, count_exact: true, next: null, previous: null, results: [] }
const place = (text: string) => ({ kind: 'place' as const, text, value: '730600041', label: 'Lahug, Cebu City' })

test('words are taken out once each', () => {
  expect(withoutWords('house in lahug near lahug', 'lahug')).toBe('house in near lahug')
  expect(withoutWords('2 br condo', 'br 2')).toBe('condo')
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
