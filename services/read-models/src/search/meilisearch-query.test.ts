import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { LISTING_ORDERS } from '@tahanan/contracts/search/listing-order.ts'
import { expect, test } from 'vitest'
import { SEARCH_INDEX } from '../search-index/search-index.ts'
import { EVERY_FILTER } from './every-filter.fixture.ts'
import { meilisearchFilter, meilisearchOrder } from './meilisearch-query.ts'

test.each([
  ['newest', false, ['id:desc'], ['id < 7']],
  [
    'cheapest',
    false,
    ['priceSortCentavos:asc', 'id:asc'],
    ['priceSortCentavos > 500 OR (priceSortCentavos = 500 AND id > 7)'],
  ],
  ['dearest', true, ['dearestKey:asc', 'id:asc'], ['dearestKey > 500 OR (dearestKey = 500 AND id > 7)']],
  ['cheapestPerSqm', true, ['perSqmKey:desc', 'id:desc'], ['perSqmKey < 500 OR (perSqmKey = 500 AND id < 7)']],
  ['largest', false, ['sizeKey:desc', 'id:desc'], ['sizeKey < 500 OR (sizeKey = 500 AND id < 7)']],
] as const)('%s, backwards %j', (order, backwards, sort, beyond) => {
  expect(meilisearchOrder({ order, from: { position: { id: 7, key: 500 }, backwards } })).toEqual({ sort, beyond })
})

test('goes on behind what is not known, and sorts by what the index can sort by', () => {
  const from = { position: { id: 7, key: null }, backwards: false }
  expect(meilisearchOrder({ order: 'largest', from }).beyond).toEqual(['sizeKey < -1 OR (sizeKey = -1 AND id < 7)'])
  for (const order of LISTING_ORDERS) {
    const names = meilisearchOrder({ order }).sort.map((name) => name.split(':')[0])
    expect(SEARCH_INDEX.settings.sortableAttributes).toEqual(expect.arrayContaining(names))
    expect(SEARCH_INDEX.settings.filterableAttributes).toEqual(expect.arrayContaining(names))
  }
})

test.each(Object.entries(EVERY_FILTER))('filters by %s, as the index can: %j', (name, value) => {
  const conditions = meilisearchFilter({ ...NO_FILTERS, [name]: value }, { [name]: 7 })
  const fields = conditions.flatMap((condition) => condition.match(/[a-z]+(?= ([<>=]+|IN) )/gi) ?? [])
  expect(fields.length).toBeGreaterThan(0)
  expect(SEARCH_INDEX.settings.filterableAttributes).toEqual(expect.arrayContaining(fields))
})
