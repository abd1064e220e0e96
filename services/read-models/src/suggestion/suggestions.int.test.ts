import { suggestionsAnswerSchema } from '@tahanan/contracts/suggestion/suggestion.public-endpoints.ts'
import { searchWords } from '@tahanan/contracts/search/search-words.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildListingState } from '../listing/listing-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { inProjection } from '../projection/in-projection.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { createReadDatabase, type ReadDatabase } from '../schema/read-database.fixture.ts'
import { PostgresSearchEngine } from '../search/postgres-search-engine.ts'
import { recountOffers } from './offer-count.store.ts'
import { Suggestions } from './suggestions.ts'

let database: ReadDatabase
let suggestions: Suggestions

beforeAll(async () => {
  database = await createReadDatabase()
})
afterAll(async () => {
  await database.drop()
})
beforeEach(async () => {
  await database.empty()
  const engine = new PostgresSearchEngine(database.readPool)
  suggestions = new Suggestions({ pool: database.readPool, engine, corrects: true })
})

const apply = (...events: Parameters<typeof applyEvents>[1]) => applyEvents(database.readPool, events)
const listing = (id: number, location: string, name = `House ${id}`, version = 1) =>
  buildChanged('listing', buildBrokerageListingState({ id, slug: `house-${id}`, location, name }), version)

async function suggest(q: string) {
  return suggestionsAnswerSchema.parse(JSON.parse((await suggestions.list(searchWords(q))).json))
}
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label)
const areas = async (q: string) => (await suggest(q)).areas.map(({ label, offers }) => `${label} ${offers}`)

test('areas that listings are in, by any word, those that begin so first, then those with most offers', async () => {
  await apply(
    listing(1, 'Sun Valley, Parañaque City'),
    listing(2, 'Narra Street, Sun Valley, Parañaque City'),
    listing(3, 'BF Homes, Parañaque City'),
    listing(4, 'Santa Rosa, Laguna'),
  )
  expect(await areas('par')).toEqual([
    'Parañaque City, Metro Manila 3',
    'Sun Valley, Parañaque City 2',
    'B. F. Homes, Parañaque City 1',
  ])
  expect(await areas('valley')).toEqual(['Sun Valley, Parañaque City 2'])
  expect(await areas('PARAÑAQ su')).toEqual(['Sun Valley, Parañaque City 2'])
  expect(await areas('sta. ro')).toEqual(['Santa Rosa City, Laguna 1'])
  expect(await areas('narra')).toEqual([])
})

test('an area is there as long as a listing is, however its location is written', async () => {
  await apply(listing(1, 'Cebu City'), listing(2, 'CITY OF CEBU'), listing(3, 'Lahug, Cebu'))
  expect(await areas('cebu')).toEqual(['Cebu 3', 'Cebu City, Cebu 3', 'Lahug, Cebu City 1'])
  await apply(listing(1, 'Davao', 'House', 2), listing(3, 'Davao', 'House', 2))
  expect(await areas('cebu')).toEqual(['Cebu 1', 'Cebu City, Cebu 1'])
  await apply(buildDeleted('listing', 2, 2))
  expect(await areas('cebu')).toEqual([])
})

test('by a long beginning, and by letters beyond the basic plane', async () => {
  const names = ['Muntinlupa Heights', 'Muntinville', '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷 Heights']
  await apply(
    ...names.map((name, index) =>
      buildChanged('project', buildProjectState({ id: index + 1, slug: `project-${index}`, name, location: 'Pasig' })),
    ),
  )
  const projects = async (q: string) => labels((await suggest(q)).projects)
  expect(await projects('muntin')).toHaveLength(2)
  expect(await projects('muntinlu')).toEqual(['Muntinlupa Heights'])
  expect(await projects('𠮷𠮷𠮷𠮷𠮷𠮷𠮷')).toEqual(['𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷 Heights'])
})

test('projects and developers by name, renamed and deleted', async () => {
  await apply(
    buildChanged('developer', buildDeveloperState({ id: 1, slug: 'alon-1', name: 'Alon Land' })),
    buildChanged('project', buildProjectState({ id: 7, slug: 'alon-7', name: 'Alon Heights', location: 'Pasig' })),
  )
  expect(await suggest('alo')).toEqual({
    areas: [],
    projects: [{ label: 'Alon Heights', slug: 'alon-7', hint: 'Pasig', offers: 0 }],
    developers: [{ label: 'Alon Land', slug: 'alon-1', hint: '', offers: 0 }],
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

test('projects and developers say how many offers they have', async () => {
  await apply(
    buildChanged('developer', buildDeveloperState({ id: 1, slug: 'alon-1', name: 'Alon Land' })),
    buildChanged('project', buildProjectState({ id: 7, slug: 'alon-7', name: 'Alon Heights', developerId: 1 })),
    buildChanged('listing', buildListingState({ id: 1, slug: 'unit-1', projectId: 7 })),
    buildChanged('listing', buildListingState({ id: 2, slug: 'unit-2', projectId: 7 })),
  )
  expect(await suggest('alon')).toMatchObject({ projects: [{ offers: 2 }], developers: [{ offers: 2 }] })
  await apply(buildDeleted('listing', 1, 2))
  expect(await suggest('alon')).toMatchObject({ projects: [{ offers: 1 }], developers: [{ offers: 1 }] })
})

test('listings by their names, where nothing else is meant', async () => {
  await apply(listing(1, 'Cebu', 'Sunny duplex'), listing(2, 'Cebu', 'Gloomy duplex'))
  expect((await suggest('sunny dup')).listings).toEqual([{ label: 'Sunny duplex', slug: 'house-1', hint: 'Cebu' }])
  expect(await suggest('cebu')).toMatchObject({ areas: [{ label: 'Cebu' }], listings: [] })
})

test('what is found nowhere is corrected, and says so', async () => {
  await apply(listing(1, 'Parañaque City'))
  expect(await suggest('paranaqeu')).toMatchObject({
    corrected: 'paranaque',
    areas: [{ label: 'Parañaque City, Metro Manila' }],
  })
  const none = { areas: [], projects: [], developers: [], listings: [] }
  expect(await suggest('xylophone')).toEqual(none)
  expect(await suggest('')).toEqual(none)
})

test('any text is just words', async () => {
  await apply(listing(1, 'Cebu 100% _City_'))
  for (const q of ['%', '_', "'; drop table suggestion; --", '\\', '#l', '😀', '<script>', '𠮷𠮷𠮷']) {
    expect((await suggest(q)).areas).toEqual([])
  }
})

test('counted anew, the offers are the same; a lost area comes back', async () => {
  await apply(listing(1, 'Sun Valley, Parañaque'), listing(2, 'Pasig'))
  const before = await database.dump()
  await database.readPool.query(`delete from suggestion where label = 'Pasig City, Metro Manila'`)
  await database.readPool.query(`update offer_count set offers = 9`)
  await inProjection(database.readPool, recountOffers)
  expect(await database.dump()).toEqual(before)
})
