import { listingSearchParams } from '@tahanan/contracts/listing/listing-search-params.ts'
import { expect, test } from 'vitest'
import { EVERY_FILTER } from './every-filter.fixture.ts'
import { ANY_LISTING, readSearchAddress } from './read-search-address.ts'
import { filterChipsOf, isFoundAsAsked } from './search-page.tsx'
import { searchHref } from './search-href.ts'

const ADDRESS =
  'search=makati&status=For+Sale&type=House&price=2000000-4000000&bedrooms=3%2B&unit_type=Townhouse&stage=ready&financing=Cash&lot_min=50&lot_max=1200'
const chips = filterChipsOf(readSearchAddress(new URLSearchParams(ADDRESS)))

test('every filter in force is a chip, in words', () => {
  expect(chips.map(({ label }) => label)).toEqual([
    'For sale',
    'House',
    '2M - 4M',
    '3+ bedrooms',
    'Townhouse',
    'Ready',
    'Cash',
    'Lot 50 sqm – 1,200 sqm',
  ])
})

test.each(Object.entries(EVERY_FILTER))('%s=%s can be read, and taken off again', (name, value) => {
  const query = readSearchAddress(new URLSearchParams({ [name]: value }))
  expect(Object.fromEntries(listingSearchParams(query))).toEqual({ [name]: value })
  expect(filterChipsOf(query).map(({ without }) => searchHref(without))).toEqual(['/search'])
})

test('without any filter there is none', () => {
  expect(filterChipsOf(ANY_LISTING)).toEqual([])
})

test('a chip that is taken off leaves the others, the words, and starts at the first page', () => {
  const after = chips.map(({ without }) => filterChipsOf(without).map(({ label }) => label))
  expect(after.map((labels) => labels.length)).toEqual(chips.map(() => chips.length - 1))
  expect(chips.map(({ without }) => [without.search.text, without.page])).toEqual(chips.map(() => ['makati', 1]))
})

test.each([
  ['price=-1500000', 'Below ₱1,500,000'],
  ['price=1500000-', 'From ₱1,500,000'],
  ['price=1500000-1600000', '₱1,500,000 – ₱1,600,000'],
  ['price=10000-20000&status=For+Rent', '10K - 20K'],
  ['bedrooms=1', '1 bedroom'],
  ['bedrooms=0', '0 bedrooms'],
  ['bedrooms=0-1', 'Studio – 1 bedroom'],
  ['bedrooms=2-3', '2 – 3 bedrooms'],
  ['baths=0-1', '0 – 1 bathroom'],
  ['lot_min=90.5', 'Lot from 90.5 sqm'],
  ['lot_max=90', 'Lot up to 90 sqm'],
])('%s reads %s', (address, label) => {
  const labels = filterChipsOf(readSearchAddress(new URLSearchParams(address))).map((chip) => chip.label)
  expect(labels).toContain(label)
})

test('the address of what is left names it', () => {
  expect(chips.map(({ without }) => searchHref(without))).toContain(
    '/search?search=makati&status=For+Sale&price=2000000-4000000&bedrooms=3%2B&unit_type=Townhouse&stage=ready&financing=Cash&lot_min=50&lot_max=1200&tab=For+Sale',
  )
})

test.each([
  [{}, true],
  [{ corrected: 'lahug' }, false],
  [{ relaxed: [{ kind: 'place' as const, text: 'GenSan' }] }, false],
])('a search that found something else is not for search engines: %j', (said, isIndexed) => {
  expect(isFoundAsAsked({ results: [1], ...said })).toBe(isIndexed)
})
