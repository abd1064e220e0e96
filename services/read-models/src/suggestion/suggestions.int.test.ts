import { suggestionsAnswerSchema } from '@tahanan/contracts/suggestion/suggestions-answer.ts'
import { searchWords } from '@tahanan/contracts/search/search-words.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenListingLists, openListingLists } from '../browse/open-listing-lists.fixture.ts'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { inProjection } from '../projection/in-projection.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { recountVocabulary } from '../rebuild/recount-vocabulary.ts'
import { createReadDatabase, type ReadDatabase } from '../schema/read-database.fixture.ts'
import { PostgresSearchEngine } from '../search/postgres-search-engine.ts'
import { Suggestions } from './suggestions.ts'

let database: ReadDatabase
let open: OpenListingLists | undefined
let suggestions: Suggestions

beforeAll(async () => {
  database = await createReadDatabase()
})
afterAll(async () => {
  await open?.close()
  await database.drop()
})
beforeEach(async () => {
  await database.empty()
  await open?.close()
  open = await openListingLists(database)
  const { vocabulary, cards } = open
  const engine = new PostgresSearchEngine({ pool: database.readPool, vocabulary, cards })
  suggestions = new Suggestions({ pool: database.readPool, vocabulary, engine, corrects: true })
})

const apply = (...events: Parameters<typeof applyEvents>[1]) => applyEvents(database.readPool, events)
const listing = (id: number, location: string, name = `House ${id}`, version = 1) =>
  buildChanged('listing', buildBrokerageListingState({ id, slug: `house-${id}`, location, name }), version)

async function suggest(q: string) {
  return suggestionsAnswerSchema.parse(JSON.parse((await suggestions.list(searchWords(q))).json))
}
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label)
const places = async (q: string) => labels((await suggest(q)).places)

test('places that listings are in, by any word, the likeliest first', async () => {
  await apply(
    listing(1, 'Sun Valley, Parañaque City'),
    listing(2, 'Narra Street, Sun Valley, Parañaque City'),
    listing(3, 'BF Homes, Parañaque City'),
    listing(4, 'Santa Rosa, Laguna'),
  )
  expect(await places('par')).toEqual(['Parañaque City', 'Sun Valley, Parañaque City', 'BF Homes, Parañaque City'])
  expect(await places('valley')).toEqual(['Sun Valley, Parañaque City'])
  expect(await places('PARAÑAQ su')).toEqual(['Sun Valley, Parañaque City'])
  expect(await places('sta. ro')).toEqual(['Santa Rosa, Laguna'])
  expect(await places('narra')).toEqual([])
  await apply(listing(5, 'Homestead, Cebu'), listing(6, 'BF Homes, Parañaque City'))
  expect(await places('homes')).toEqual(['Homestead, Cebu', 'BF Homes, Parañaque City'])
})

test('a longer word than is kept in the index, and letters beyond the basic plane', async () => {
  await apply(listing(1, 'Muntinlupa'), listing(2, 'Muntinville'), listing(3, '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷, Cebu'))
  expect(await places('muntin')).toHaveLength(2)
  expect(await places('muntinlu')).toEqual(['Muntinlupa'])
  expect(await places('𠮷𠮷𠮷𠮷𠮷𠮷𠮷')).toEqual(['𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷, Cebu'])
})

test('a place is there as long as a listing is; spellings of one count as one', async () => {
  await apply(listing(1, 'Cebu City'), listing(2, 'CEBU CITY'), listing(3, 'Cebu City'))
  expect(await places('cebu')).toEqual(['Cebu City'])
  await apply(listing(1, 'Davao', 'House', 2), listing(3, 'Davao', 'House', 2))
  expect(await places('cebu')).toEqual(['CEBU CITY'])
  await apply(buildDeleted('listing', 2, 2))
  expect(await places('cebu')).toEqual([])
  expect(await database.count(`suggestion where label ilike 'cebu%'`)).toBe(0)
  expect(await database.count(`suggestion_prefix where prefix = 'cebu'`)).toBe(0)
})

test('projects and developers by name, renamed and deleted', async () => {
  await apply(
    buildChanged('developer', buildDeveloperState({ id: 1, slug: 'alon-1', name: 'Alon Land' })),
    buildChanged('project', buildProjectState({ id: 7, slug: 'alon-7', name: 'Alon Heights', location: 'Pasig' })),
  )
  expect(await suggest('alo')).toEqual({
    places: [],
    projects: [{ label: 'Alon Heights', slug: 'alon-7', hint: 'Pasig' }],
    developers: [{ label: 'Alon Land', slug: 'alon-1', hint: '' }],
    listings: [],
  })
  await apply(
    buildChanged('developer', buildDeveloperState({ id: 1, slug: 'bituin-1', name: 'Bituin Land' }), 2),
    buildDeleted('project', 7, 2),
  )
  expect(await suggest('alon')).toMatchObject({ projects: [], developers: [] })
  await apply(buildChanged('developer', buildDeveloperState({ id: 9, slug: 'new-9', name: 'New Bituin' })))
  expect(labels((await suggest('bit')).developers)).toEqual(['Bituin Land', 'New Bituin'])
  expect((await suggest('land bit')).developers).toMatchObject([{ slug: 'bituin-1' }])
})

test('listings by their names, where nothing else is meant', async () => {
  await apply(listing(1, 'Cebu', 'Sunny duplex'), listing(2, 'Cebu', 'Gloomy duplex'), listing(3, 'Sunny Hills, Cebu'))
  await expect
    .poll(async () => (await suggest('sunny dup')).listings)
    .toEqual([{ label: 'Sunny duplex', slug: 'house-1', hint: 'Cebu' }])
  expect(await suggest('sunny')).toMatchObject({ places: [{ label: 'Sunny Hills, Cebu' }], listings: [] })
})

test('what is found nowhere is corrected, and says so', async () => {
  await apply(listing(1, 'Parañaque City'))
  await expect
    .poll(() => suggest('paranaqeu'))
    .toMatchObject({ corrected: 'Parañaque', places: [{ label: 'Parañaque City' }] })
  expect(await suggest('xylophone')).toEqual({ places: [], projects: [], developers: [], listings: [] })
  expect(await suggest('')).toEqual({ places: [], projects: [], developers: [], listings: [] })
})

test('any text is just words', async () => {
  await apply(listing(1, 'Cebu 100% _City_'))
  for (const q of ['%', '_', "'; drop table suggestion; --", '\\', '#l', '😀', '<script>']) {
    expect((await suggest(q)).places).toEqual([])
  }
})

test('counted anew, the places are the same; a lost one comes back', async () => {
  await apply(listing(1, 'Sun Valley, Pasig'), listing(2, 'Pasig'))
  const before = await database.dump()
  await database.readPool.query(`delete from suggestion where label = 'Pasig'`)
  await database.readPool.query(`update suggestion set weight = 9`)
  await inProjection(database.readPool, recountVocabulary)
  expect(await database.dump()).toEqual(before)
})
