import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { readListingSources } from '../listing/listing-sources.store.ts'
import { upsertListingViews } from '../listing/listing-view.store.ts'
import { toListingView } from '../listing/refresh-listings.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { applyEvents } from './apply-events.fixture.ts'
import { buildChanged } from './changed.fixture.ts'
import { queueRefreshes, takeQueued } from './refresh-queue.store.ts'
import { lockReferences } from './refresh.ts'
import { recordEvents } from './record-events.fixture.ts'
import { project } from './catalog.projection.ts'
import { upsertReferences } from './reference.store.ts'

let database: ReadDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createReadDatabase()
  pool = database.readPool
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.empty()
  await applyEvents(pool, [
    buildChanged('project', buildProjectState({ name: 'Old name' })),
    buildChanged('listing', buildBrokerageListingState()),
  ])
})

const moveIn = buildChanged('listing', buildBrokerageListingState({ projectId: 1 }), 2)
const rename = buildChanged('project', buildProjectState({ name: 'New name' }), 2)

/** An open transaction in the hands of the test. */
async function begin(): Promise<pg.PoolClient> {
  const client = await pool.connect()
  await client.query('begin')
  return client
}

async function commit(client: pg.PoolClient): Promise<void> {
  await client.query('commit')
  client.release()
}

/** Marks an event, and leaves the transaction open. */
async function beginRecording(event: typeof moveIn): Promise<pg.PoolClient> {
  const client = await begin()
  const reference = project(event)
  await upsertReferences(client, [reference])
  await queueRefreshes(client, [reference])
  return client
}

async function projectName(): Promise<string | null> {
  const { rows } = await pool.query<{ name: string | null }>(
    `select card::jsonb ->> 'project_name' as name from listing_view where id = 1`,
  )
  return rows[0]?.name ?? null
}

async function waitForLock(): Promise<void> {
  const waiting = async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  }
  await vi.waitFor(waiting, { timeout: 60_000 })
}

describe('a listing moves into a project that is being renamed', () => {
  test('one refresh has read the old name and not written yet when another one reads the new name', async () => {
    await recordEvents(pool, [moveIn])
    const slow = await begin()
    await takeQueued(slow, 'listing', 10)
    await lockReferences(slow, 'listing', [1])
    const [sources] = await readListingSources(slow, [1], '2026-03-01')
    expect(sources?.project?.name).toBe('Old name')

    const renamed = applyEvents(pool, [rename])
    await waitForLock()
    const view = sources && toListingView(sources)
    await upsertListingViews(slow, view ? [view] : [])
    await commit(slow)

    await renamed
    expect(await projectName()).toBe('New name')
  })

  test('the rename is recorded, not committed, while the move is refreshed', async () => {
    const renaming = await beginRecording(rename)
    await applyEvents(pool, [moveIn])
    expect(await projectName()).toBe('Old name')
    await commit(renaming)
    await applyEvents(pool, [])
    expect(await projectName()).toBe('New name')
  })

  test('the move is recorded, not committed, while the rename is refreshed', async () => {
    const moving = await beginRecording(moveIn)
    await applyEvents(pool, [rename])
    expect(await projectName()).toBeNull()
    await commit(moving)
    await applyEvents(pool, [])
    expect(await projectName()).toBe('New name')
  })
})

test('what is queued while its listing is being refreshed is not lost', async () => {
  await recordEvents(pool, [moveIn])
  const slow = await begin()
  await takeQueued(slow, 'listing', 10)
  await recordEvents(pool, [buildChanged('listing', buildBrokerageListingState({ projectId: 1, name: 'Newest' }), 3)])
  await commit(slow)
  expect(await database.count('dirty')).toBe(1)
  await applyEvents(pool, [])
  expect(await projectName()).toBe('Old name')
  const { rows } = await pool.query(`select card::jsonb ->> 'name' as name from listing_view where id = 1`)
  expect(rows).toEqual([{ name: 'Newest' }])
})
