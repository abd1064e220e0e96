import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSearchQuerySchema } from '@tahanan/contracts/listing/listing-search-query.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openListingLists } from '../browse/open-listing-lists.fixture.ts'
import type { ListingLists } from '../browse/listing-lists.ts'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildListingState } from '../listing/listing-state.fixture.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'

let database: ReadDatabase
let lists: ListingLists
/** Words are words. */
let literal: ListingLists

const unit = (id: number, name: string, location: string, unitType: number | null = null) =>
  buildBrokerageListingState({ id, slug: `unit-${id}`, name, location, unitType })

beforeAll(async () => {
  database = await createReadDatabase()
  await applyEvents(database.readPool, [
    buildChanged('amenity', { id: 1, name: 'Infinity Pool' }),
    buildChanged('developer', buildDeveloperState({ id: 1, name: 'Alon Land' })),
    buildChanged('project', buildProjectState({ id: 1, name: 'Casa Verde', developerId: 1, amenityIds: [] })),
    buildChanged('listing', unit(1, 'Condominium unit', 'Parañaque')),
    buildChanged('listing', unit(2, 'Corner lot', 'Quezon City')),
    buildChanged('listing', unit(3, 'Family home', 'Brgy. Poblacion, Sta. Rosa, Laguna')),
    buildChanged('listing', unit(4, 'Loft', 'BGC, Taguig', 9)),
    buildChanged('listing', { ...unit(5, 'Beach house', 'La Union'), amenityIds: [1] }),
    buildChanged(
      'listing',
      buildListingState({ id: 6, slug: 'unit-6', name: 'Phase 2', location: 'Cavite', projectId: 1 }),
    ),
    buildChanged('listing', unit(7, 'Makati studio', 'Makati', 5)),
    buildChanged('listing', unit(8, 'Makati penthouse', 'Makati')),
    buildChanged('listing', unit(9, "O'Hara's place & co. (100%)", 'Baguio')),
    buildChanged('listing', unit(10, 'Annex K7Q2', 'Tarlac')),
  ])
  lists = openListingLists(database)
  literal = openListingLists(database, { understands: false })
})
afterAll(async () => {
  await database.drop()
})

async function search(q: string, others: Record<string, string> = {}, from = lists): Promise<ListingList> {
  const { json } = await from.list(listingSearchQuerySchema.parse({ q, ...others }))
  return listingListSchema.parse(JSON.parse(json))
}

const ids = ({ results }: ListingList) => results.map(({ id }) => id)

describe('words (decision 29)', () => {
  test.each([
    ['name', 'corner', [2]],
    ['location', 'laguna', [3]],
    ['project', 'verde', [6]],
    ['developer', 'alon', [6]],
    ['unit type', 'penthouse', [8]],
    ['amenity', 'infinity', [5]],
    ['several fields at once', 'land casa cavite', [6]],
    ['all words must match', 'corner laguna', []],
    ['the last word is a prefix', 'maka', [8, 7]],
    ['the others are not', 'maka studio', []],
    ['a prefix beside a word', 'makati st', [7]],
    ['a word twice', 'makati makati', [8, 7]],
  ])('%s: %s', async (_rule, q, found) => {
    expect(ids(await search(q, {}, literal))).toEqual(found)
  })

  test.each([
    ['Paranaque', [1]],
    ['PARAÑAQUE', [1]],
    ['Parañaque', [1]],
    ['pque', [1]],
    ['QC', [2]],
    ['quezon city', [2]],
    ['Santa Rosa', [3]],
    ['Sta. Rosa', [3]],
    ['barangay poblacion', [3]],
    ['Brgy. Pob.', [3]],
    ['Bonifacio Global City', [4]],
    ['bgc', [4]],
    ['condo', [1]],
  ])('accents and synonyms: %s', async (q, found) => {
    expect(ids(await search(q, {}, literal))).toEqual(found)
  })
})

describe('typos', () => {
  test.each([
    ['makatti', 'Makati City, Metro Manila', [8, 7]],
    ['paranaqeu', 'Parañaque City, Metro Manila', [1]],
    ['lagnua family', 'Laguna', [3]],
  ])('%s is the place %s', async (q, label, found) => {
    const answer = await search(q)
    expect(answer.understood?.map((one) => one.label)).toContain(label)
    expect(ids(answer)).toEqual(found)
  })

  test.each([
    ['cornre', 'corner', [2]],
    ['infinitty', 'infinity', [5]],
  ])('%s shows results for %s', async (q, corrected, found) => {
    const answer = await search(q)
    expect(answer.corrected).toBe(corrected)
    expect(ids(answer)).toEqual(found)
  })

  test('what matches something is left alone', async () => {
    expect((await search('makat')).corrected).toBeUndefined()
    expect((await search('corner')).corrected).toBeUndefined()
  })

  test('a word of letters and digits is one', async () => {
    expect(ids(await search('k7q2'))).toEqual([10])
    expect(ids(await search('annex k7q'))).toEqual([10])
    expect((await search('house z9y8')).relaxed).toEqual([{ kind: 'words', text: 'z9y8' }])
  })

  test('a word too much is left out, and named', async () => {
    const answer = await search('corner laguna')
    expect(ids(answer)).toEqual([3])
    expect(answer.relaxed).toEqual([{ kind: 'words', text: 'corner' }])
  })

  test('what is like nothing finds nothing', async () => {
    expect(await search('xylophone')).toMatchObject({ count: 0, count_exact: true, results: [], next: null })
  })

  test('nothing is corrected where that is switched off', async () => {
    expect(await search('makatti', {}, literal)).toMatchObject({ count: 0, results: [] })
  })
})

describe('texts that mean something to a query language', () => {
  test.each([
    "o'hara's",
    "o'hara & co",
    '100%',
    "hara' | 'makati",
    'hara:*',
    '(hara)',
    "hara'); drop table listing_search;--",
  ])('%s is read as words', async (q) => {
    expect(ids(await search(q, {}, literal)).every((id) => id === 9)).toBe(true)
  })

  test.each(['!!!', '& | ! ( ) : *', '%', '\\', "'", '--'])('%s holds no word, so it narrows nothing', async (q) => {
    expect((await search(q)).count).toBe(10)
  })

  test.each(['\\makati', "'makati'", 'makati\\', '*makati*', '#0 makati'])('%s', async (q) => {
    expect((await search(q)).results.length).toBeLessThanOrEqual(2)
  })
})

test('one that is sold, renamed or new is found as it is now', async () => {
  const gone = unit(20, 'Temporary bungalow', 'Antipolo')
  await applyEvents(database.readPool, [buildChanged('listing', gone)])
  await expect.poll(async () => ids(await search('temporary antipolo'))).toEqual([20])
  await applyEvents(database.readPool, [buildChanged('listing', { ...gone, name: 'Lasting bungalow' }, 2)])
  await expect.poll(async () => ids(await search('lasting antipolo'))).toEqual([20])
  expect(ids(await search('temporary antipolo', {}, literal))).toEqual([])
  await applyEvents(database.readPool, [buildChanged('listing', { ...gone, availability: 1 }, 3)])
  expect(ids(await search('antipolo', {}, literal))).toEqual([])
  await applyEvents(database.readPool, [buildDeleted('listing', 20, 4, ['unit-20'])])
  expect(ids(await search('antipolo', {}, literal))).toEqual([])
})

test('a prefix of more words than are looked up one by one', async () => {
  const many = Array.from({ length: 90 }, (_, place) =>
    unit(100 + place, `Zeta${place}house`, `Zone ${place % 2 ? 'odd' : 'even'}`),
  )
  await applyEvents(
    database.readPool,
    many.map((listing) => buildChanged('listing', listing)),
  )
  expect((await search('zeta')).count).toBe(90)
  expect((await search('odd zeta', { page_size: '100' })).results).toHaveLength(45)
  expect((await search('z', { sort: 'price asc' })).count).toBe(90)
})
