import { developerCardSchema } from '@tahanan/contracts/developer/developer-page.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildListingState } from '../listing/listing-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { drainRefreshQueue } from '../projection/drain-refresh-queue.ts'
import { recordEvents } from '../projection/record-events.fixture.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { buildDeveloperState } from './developer-state.fixture.ts'

let database: ReadDatabase

beforeAll(async () => {
  database = await createReadDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.empty())

const apply = (...events: Parameters<typeof applyEvents>[1]) => applyEvents(database.readPool, events)

async function findRow(id = 1) {
  const { rows } = await database.readPool.query<{ slug: string; rev: string; card: string; page: string }>(
    'select slug, rev, card, page from developer_view where id = $1',
    [id],
  )
  return rows[0]
}

test('developer.changed makes the card and the page', async () => {
  await apply(buildChanged('developer', buildDeveloperState({ details: `<p>${'word '.repeat(40)}</p>` })))
  const card = developerCardSchema.parse(JSON.parse((await findRow())?.card ?? 'null'))
  expect(card).toMatchObject({ slug: 'builders-1', office_address: 'Ayala Avenue, Makati', image: null })
  expect(card.details).toHaveLength(103)
  expect(JSON.parse((await findRow())?.page ?? 'null')).toMatchObject({ contact_person: 'Ana Cruz', pictures: [] })
})

test('a later version replaces it, a duplicate or stale one changes nothing', async () => {
  const first = buildChanged('developer', buildDeveloperState({ name: 'First' }))
  await apply(first)
  const rev = (await findRow())?.rev
  await apply(first)
  expect((await findRow())?.rev).toBe(rev)
  await apply(buildChanged('developer', buildDeveloperState({ name: 'Second' }), 2))
  await apply(first)
  expect(JSON.parse((await findRow())?.page ?? 'null')).toMatchObject({ name: 'Second' })
})

test('developer.deleted takes the page away and remembers the slugs', async () => {
  await apply(buildChanged('developer', buildDeveloperState()), buildDeleted('developer', 1, 2, ['builders-1', 'old']))
  expect(await findRow()).toBeUndefined()
  expect(await database.count("slug_redirect where noun = 'developer'")).toBe(2)
})

test('a rename reaches 5,000 listings in chunks of 1,000', async () => {
  const listings = Array.from({ length: 5_000 }, (_, index) => buildListingState({ id: index + 1 }))
  await apply(
    buildChanged('developer', buildDeveloperState()),
    buildChanged('project', buildProjectState()),
    ...listings.map((state) => buildChanged('listing', state)),
  )
  await recordEvents(database.readPool, [buildChanged('developer', buildDeveloperState({ name: 'Renamed' }), 2)])
  const onProgress = vi.fn(async () => {})
  const setAside = vi.fn(async () => {})
  await drainRefreshQueue({ pool: database.readPool, now: () => new Date(), setAside, onProgress })
  const { rows } = await database.readPool.query(
    `select count(*)::integer as renamed from listing_view where card::jsonb ->> 'developer_name' = 'Renamed'`,
  )
  expect(rows).toEqual([{ renamed: 5_000 }])
  expect(onProgress.mock.calls.length).toBeGreaterThanOrEqual(5)
  expect(setAside).not.toHaveBeenCalled()
})
