import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildListingState } from '../listing/listing-state.fixture.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { listPendingIndexUpdates } from '../search-index/pending-index-update.store.ts'
import { applyEvents } from './apply-events.fixture.ts'
import { buildChanged } from './changed.fixture.ts'
import { firstRequestIds } from './request-ids.store.ts'

let database: ReadDatabase
beforeAll(async () => {
  database = await createReadDatabase()
  await database.readPool.query(`insert into search_index (name) values ('listings')`)
})
afterAll(() => database.drop())

const project = buildProjectState()
const listing = (id: number) => buildListingState({ id, projectId: project.id })

async function requestsByListing(): Promise<Map<number, readonly string[] | null>> {
  const updates = await listPendingIndexUpdates(database.readPool, 'listings', 10)
  return new Map(updates.map(({ listingId, requestIds }) => [listingId, requestIds]))
}

test('a pending index update tells the request that changed its listing, or what the listing shows', async () => {
  await applyEvents(database.readPool, [
    { ...buildChanged('project', project), correlationId: 'project-made' },
    { ...buildChanged('listing', listing(1)), correlationId: 'first-made' },
  ])
  const made = await requestsByListing()
  expect(made.get(1)).toContain('first-made')

  await applyEvents(database.readPool, [
    { ...buildChanged('project', { ...project, name: 'Renamed' }, 2), correlationId: 'project-renamed' },
  ])
  expect(await requestsByListing()).toEqual(new Map([[1, ['project-renamed']]]))
})

test('of a burst no more than a few requests are told', () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({ requestIds: [`request-${index}`, 'same'] }))
  expect(firstRequestIds([{ requestIds: null }, ...rows])).toHaveLength(20)
})
