import { developerPublicEndpoints } from '@tahanan/contracts/developer/developer.public-endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { buildDeveloperState } from './developer-state.fixture.ts'
import { findDevelopers } from './developer-view.store.ts'

let database: ReadDatabase

beforeAll(async () => {
  database = await createReadDatabase()
  const names = ['Alon Land', 'Alon Homes', 'Peñafrancia Estates', 'Alon Towers', 'Alon Realty']
  await applyEvents(
    database.readPool,
    names.map((name, place) => buildChanged('developer', buildDeveloperState({ id: place + 1, name }))),
  )
})
afterAll(() => database.drop())

async function find(...words: string[]): Promise<string[]> {
  const { json } = await findDevelopers(database.readPool, words)
  return developerPublicEndpoints.search.answer.parse(JSON.parse(json)).results.map(({ name }) => name)
}

test.each([
  ['every word, the last one as a prefix', ['alon', 'la'], ['Alon Land']],
  ['three at most, the newest', ['alon'], ['Alon Realty', 'Alon Towers', 'Alon Homes']],
  ['without accents', ['penafrancia'], ['Peñafrancia Estates']],
  ['only the last word is a prefix', ['al', 'land'], []],
  ['no words, no developers', [], []],
])('%s', async (_rule, words, found) => {
  expect(await find(...words)).toEqual(found)
})

test('renamed and deleted ones follow', async () => {
  await applyEvents(database.readPool, [
    buildChanged('developer', buildDeveloperState({ id: 1, name: 'Dagat Land' }), 2),
    buildDeleted('developer', 3, 2),
  ])
  expect(await find('dagat')).toEqual(['Dagat Land'])
  expect(await find('penafrancia')).toEqual([])
})
