import { projectCardSchema } from '@tahanan/contracts/project/project-page.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { buildProjectState } from './project-state.fixture.ts'

let database: ReadDatabase

beforeAll(async () => {
  database = await createReadDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.empty())

const apply = (...events: Parameters<typeof applyEvents>[1]) => applyEvents(database.readPool, events)

async function findRow(id = 1) {
  const { rows } = await database.readPool.query<{ rev: string; card: string; page: string; developer_id: number }>(
    'select rev, card, page, developer_id from project_view where id = $1',
    [id],
  )
  return rows[0]
}

const getPage = async (): Promise<unknown> => JSON.parse((await findRow())?.page ?? 'null')

test('project.changed makes the card and the page', async () => {
  await apply(
    buildChanged('developer', buildDeveloperState()),
    buildChanged('amenity', { id: 3, name: 'Clubhouse' }),
    buildChanged('project', buildProjectState({ amenityIds: [3] })),
  )
  expect(projectCardSchema.parse(JSON.parse((await findRow())?.card ?? 'null'))).toMatchObject({
    slug: 'villas-1',
    details: 'A quiet place.',
  })
  expect(await getPage()).toMatchObject({
    developer: { id: 1, name: 'Builders 1', slug: 'builders-1' },
    property_type: 0,
    property_type_name: 'Residential',
    property_unity_type: [
      { id: 1, name: 'Single-detached' },
      { id: 3, name: 'Townhouse' },
    ],
    amenities: [{ id: 3, name: 'Clubhouse' }],
    financing_option: [0, 1],
    reservation_fee: 20_000,
  })
})

test('it is shown before its developer is known, and named after it once it is', async () => {
  await apply(buildChanged('project', buildProjectState()))
  expect(await getPage()).toMatchObject({ developer: null, developer_name: null })
  await apply(buildChanged('developer', buildDeveloperState()))
  expect(await getPage()).toMatchObject({ developer_name: 'Builders 1' })
})

test('developer.changed and amenity.changed reach it', async () => {
  await apply(
    buildChanged('developer', buildDeveloperState()),
    buildChanged('amenity', { id: 3, name: 'Clubhouse' }),
    buildChanged('project', buildProjectState({ amenityIds: [3] })),
  )
  await apply(
    buildChanged('developer', buildDeveloperState({ name: 'Makers' }), 2),
    buildChanged('amenity', { id: 3, name: 'Gym' }, 2),
  )
  expect(await getPage()).toMatchObject({ developer_name: 'Makers', amenities: [{ id: 3, name: 'Gym' }] })
})

test('a duplicate and a stale version change nothing', async () => {
  await apply(buildChanged('project', buildProjectState({ name: 'Two' }), 2))
  const before = await findRow()
  await apply(buildChanged('project', buildProjectState({ name: 'Two' }), 2))
  await apply(buildChanged('project', buildProjectState({ name: 'One' }), 1))
  expect(await findRow()).toEqual(before)
})

test('project.deleted takes the page away and remembers the slugs', async () => {
  await apply(buildChanged('project', buildProjectState()), buildDeleted('project', 1, 2, ['villas-1']))
  expect(await findRow()).toBeUndefined()
  expect(await database.count("slug_redirect where noun = 'project' and slug = 'villas-1'")).toBe(1)
})
