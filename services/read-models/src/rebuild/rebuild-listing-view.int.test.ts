import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { EventBus, EventProducer } from '@tahanan/platform/event-bus/event-bus.ts'
import { openPostgresEventBus } from '@tahanan/platform/event-bus/postgres-event-bus.ts'
import { grantReading } from '@tahanan/platform/postgres/grant-reading.ts'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { findListingPage } from '../listing/listing-view.store.ts'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildListingState } from '../listing/listing-state.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { buildEventMessage } from '../projection/event-message.fixture.ts'
import { inProjection } from '../projection/in-projection.ts'
import { loadOffsets } from '../projection/offset.store.ts'
import { type Projector, startProjector } from '../projection/projector.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { openReadPool } from '../schema/open-read-pool.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { rebuildListingView, type RebuildSettings } from './rebuild-listing-view.ts'
import { RebuildRunning } from './hold-rebuild-lock.ts'
import { rebuildSearch } from './rebuild-search.ts'

let database: ReadDatabase
let bus: EventBus
let producer: EventProducer
let projector: Projector
let reader: pg.Pool

beforeEach(async () => {
  database = await createReadDatabase()
  await grantReading(database.readPool, { schema: 'read', role: database.readerRole })
  const connectionString = database.readerConnectionString
  reader = openReadPool({ connectionString, max: 1, applicationName: 'public' })
  bus = await openPostgresEventBus({ connectionString: database.connectionString })
  await bus.ensureTopic({ name: CATALOG_TOPIC, partitions: 4, compacted: true })
  producer = await bus.openProducer('relay')
  projector = await startProjector({ bus, pool: database.readPool })
})
afterEach(async () => {
  await projector.close()
  await bus.close()
  await reader.end()
  await database.drop()
})

const send = (...events: readonly CatalogEvent[]) => producer.send(CATALOG_TOPIC, events.map(buildEventMessage))

const rebuild = (overrides: Partial<RebuildSettings> = {}) =>
  rebuildListingView({
    bus,
    connectionString: database.connectionString,
    signal: new AbortController().signal,
    ...overrides,
  })

/** A projection that is under way until it is released. */
function holdProjection() {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const ended = inProjection(database.readPool, async (client) => {
    await client.query(`insert into slug_redirect values ('listing', 'first-half', 1)`)
    await held
    await client.query(`insert into slug_redirect values ('listing', 'second-half', 1)`)
  })
  return { release: () => release(), ended }
}

/** Until a rebuild waits for the projections under way. */
async function untilRebuildWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event = 'advisory' and application_name like 'rebuild%'`,
    )
    expect(rows).toHaveLength(1)
  }, 60_000)
}

async function untilIdle(): Promise<void> {
  await vi.waitFor(
    async () => {
      const lag = await bus.lag(CATALOG_TOPIC, '', await loadOffsets(database.readPool, CATALOG_TOPIC))
      expect(lag.filter((partition) => partition.lag > 0n)).toEqual([])
      expect(await database.count('dirty')).toBe(0)
    },
    { timeout: 60_000 },
  )
}

function buildCatalogue(listings: number): CatalogEvent[] {
  return [
    buildChanged('developer', buildDeveloperState()),
    buildChanged('project', buildProjectState()),
    ...Array.from({ length: listings }, (_, index) =>
      index % 2
        ? buildChanged('listing', buildListingState({ id: index + 1 }))
        : buildChanged('listing', buildBrokerageListingState({ id: index + 1, oldSlugs: [`old-${index + 1}`] })),
    ),
    buildDeleted('listing', listings + 1, 3, ['deleted-one']),
  ]
}

async function schemas(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ nspname: string }>(
    `select nspname from pg_namespace where nspname like 'read%' order by 1`,
  )
  return rows.map(({ nspname }) => nspname)
}

test('mends what had drifted, and keeps what was right', async () => {
  await send(...buildCatalogue(40))
  await untilIdle()
  const right = await database.dump({ withoutRevs: true })
  await database.readPool.query(
    `delete from listing_view where id = 1;
    update listing_view set card = '{}' where id = 2;
    update offer_count set offers = 7;
    delete from listing_search where id = 3;
    delete from slug_redirect;
    insert into listing_view (id, slug, rev, listed, card, detail) values (999, 'ghost', 1, true, '{}', '{}')`,
  )
  const report = await rebuild()
  expect(report.setAside).toBe(0)
  expect(await database.dump({ withoutRevs: true })).toEqual(right)
  expect(await schemas()).toEqual(['read'])
})

test('the reading role goes on reading, through the same prepared statements, under new revisions', async () => {
  await send(...buildCatalogue(3))
  await untilIdle()
  const before = await findListingPage(reader, 'unit-1')
  await rebuild()
  const after = await findListingPage(reader, 'unit-1')
  if (before.kind !== 'found' || after.kind !== 'found') throw new Error('The page is missing.')
  expect(after.json).toBe(before.json)
  expect(BigInt(after.rev)).toBeGreaterThan(BigInt(before.rev))
  await send(buildChanged('listing', buildBrokerageListingState({ id: 1, name: 'After the swap' }), 2))
  await expect
    .poll(async () => JSON.stringify(await findListingPage(reader, 'unit-1')), { timeout: 60_000 })
    .toContain('After the swap')
  expect(await findListingPage(reader, 'deleted-one')).toEqual({ kind: 'gone' })
})

test('while events flow, nothing is lost and the result equals a replay from zero', async () => {
  await send(...buildCatalogue(200))
  await untilIdle()
  const flowing = new AbortController()
  let version = 1
  // Without an end, a slow machine would have ever more to project.
  const flow = (async () => {
    while (!flowing.signal.aborted && version < 600) {
      version += 1
      await send(
        buildChanged(
          'listing',
          buildBrokerageListingState({ id: 1 + (version % 50) * 2, name: `Name ${version}` }),
          version,
        ),
        buildChanged('listing', buildBrokerageListingState({ id: 1_000 + version })),
        buildChanged('developer', buildDeveloperState({ name: `Developer ${version}` }), version),
      )
    }
  })()
  const reads = (async () => {
    const kinds = new Set<string>()
    while (!flowing.signal.aborted) kinds.add((await findListingPage(reader, 'unit-2')).kind)
    return kinds
  })()
  const [kinds] = await Promise.all([reads, flow, rebuild().finally(() => flowing.abort())])
  expect(kinds).toEqual(new Set(['found']))
  await untilIdle()
  const live = await database.dump({ withoutRevs: true })
  await projector.close()
  await database.empty()
  projector = await startProjector({ bus, pool: database.readPool })
  await untilIdle()
  expect(await database.dump({ withoutRevs: true })).toEqual(live)
})

test('search engines keep what they have yet to take, and one that came meanwhile gets everything', async () => {
  await send(...buildCatalogue(4))
  await untilIdle()
  await database.readPool.query(`insert into search_index (name) values ('early')`)
  await database.readPool.query(`insert into index_mark values ('early', 777, 1)`)
  let late: Promise<unknown> | undefined
  const onProgress = () => {
    late ??= database.readPool.query(`insert into search_index (name) values ('late')`)
  }
  await rebuild({ onProgress })
  await late
  const { rows } = await database.readPool.query(
    'select index_name, array_agg(listing_id order by listing_id) as ids from index_mark group by 1 order by 1',
  )
  expect(rows).toEqual([
    { index_name: 'early', ids: [1, 2, 3, 4, 5, 777] },
    { index_name: 'late', ids: [1, 2, 3, 4] },
  ])
})

test('waits for a projection under way, which ends where it began', async () => {
  await send(...buildCatalogue(5))
  await untilIdle()
  const projection = holdProjection()
  const rebuilding = rebuild()
  await untilRebuildWaits()
  projection.release()
  await Promise.all([projection.ended, rebuilding])
  // Both halves went down with the schema they were written to.
  expect(await database.count(`slug_redirect where slug like '%-half'`)).toBe(0)
})

describe('a rebuild that does not end', () => {
  test('an abort leaves the live schema as it is, and the next rebuild works', async () => {
    await send(...buildCatalogue(40))
    await untilIdle()
    const before = await database.dump()
    const aborting = new AbortController()
    const onProgress = () => aborting.abort(new Error('Stopped by hand'))
    await expect(rebuild({ signal: aborting.signal, onProgress })).rejects.toThrow('Stopped by hand')
    expect(await database.dump()).toEqual(before)
    expect(await schemas()).toEqual(['read'])
    await database.readPool.query('delete from listing_view')
    await rebuild()
    expect(await database.count('listing_view')).toBe(40)
  })

  test('cut off from Postgres it leaves the live schema as it is, and the next one clears up', async () => {
    await send(...buildCatalogue(40))
    await untilIdle()
    const before = await database.dump()
    // At its last step, which it cannot be through with before it is cut off.
    const projection = holdProjection()
    const rebuilding = Promise.allSettled([rebuild()])
    await untilRebuildWaits()
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'rebuild%'`,
    )
    const [cut] = await rebuilding
    expect(cut).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(/terminat|closed|connection/i) },
    })
    projection.release()
    await projection.ended
    await database.readPool.query(`delete from slug_redirect where slug like '%-half'`)
    expect(await database.dump()).toEqual(before)
    await rebuild()
    expect(await schemas()).toEqual(['read'])
  })

  test('two at once are refused', async () => {
    await send(...buildCatalogue(10))
    await untilIdle()
    const results = await Promise.allSettled([rebuild(), rebuild()])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toBeInstanceOf(RebuildRunning)
  })
})

test('a message that nobody can read is counted and told with its reason, and no dead letter again', async () => {
  await send(...buildCatalogue(5))
  await producer.send(CATALOG_TOPIC, [{ key: 'listing:77', value: 'not json', headers: {} }])
  await untilIdle()
  const told: unknown[] = []
  expect((await rebuild({ onError: (error) => told.push(error) })).setAside).toBe(1)
  expect(told.map(String)).toEqual([expect.stringMatching(/listing:77 cannot be projected: .*is not valid JSON/)])
  const lag = await bus.lag('catalog.dead-letter', '', new Map())
  expect(lag.map(({ end }) => end)).toEqual([1n])
})

test('the search alone is mended in place', async () => {
  await send(...buildCatalogue(40))
  await untilIdle()
  const right = await database.dump()
  await database.readPool.query(
    `update offer_count set offers = 7; insert into offer_count values ('area', '1', 3);
    update listing_search set words = '' where id = 4; delete from listing_search where id = 5`,
  )
  const { connectionString } = database
  await rebuildSearch({ connectionString, signal: new AbortController().signal })
  expect(await database.dump()).toEqual(right)
})
