import { CATALOG_DEAD_LETTER_TOPIC, CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import type { EventBus, EventProducer, Message, OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { openPostgresEventBus } from '@tahanan/platform/event-bus/postgres-event-bus.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildListingState } from '../listing/listing-state.fixture.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { applyEvents } from './apply-events.fixture.ts'
import { buildChanged } from './changed.fixture.ts'
import { buildDeleted } from './deleted.fixture.ts'
import { buildEventMessage } from './event-message.fixture.ts'
import { loadOffsets } from './offset.store.ts'
import { type Projector, type ProjectorSettings, startProjector } from './projector.ts'
import { replayDeadLetter } from './replay-dead-letter.ts'

const PARTITIONS = 6

let database: ReadDatabase
let bus: EventBus
let producer: EventProducer
let running: Projector[]

beforeEach(async () => {
  database = await createReadDatabase()
  bus = await openPostgresEventBus({ connectionString: database.connectionString })
  await bus.ensureTopic({ name: CATALOG_TOPIC, partitions: PARTITIONS, compacted: true })
  producer = await bus.openProducer('relay')
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((projector) => projector.close()))
  await bus.close()
  await database.drop()
})

async function start(overrides: Partial<ProjectorSettings> = {}): Promise<Projector> {
  const projector = await startProjector({ bus, pool: database.readPool, ...overrides })
  running.push(projector)
  return projector
}

const send = (...events: readonly CatalogEvent[]) => producer.send(CATALOG_TOPIC, events.map(buildEventMessage))

/** Until everything that was sent is projected. */
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

async function names(): Promise<readonly string[]> {
  const { rows } = await database.readPool.query<{ name: string }>(
    `select card::jsonb ->> 'name' as name from listing_view order by id`,
  )
  return rows.map(({ name }) => name)
}

const deadLetters: OutgoingMessage[] = []
const replay = {
  now: () => new Date(),
  sendToDeadLetters: async (letter: OutgoingMessage) => void deadLetters.push(letter),
  onError: () => {},
}
beforeEach(() => {
  deadLetters.length = 0
})

/** Everything in the dead-letter topic, as soon as there are `count`. */
async function readDeadLetters(count: number): Promise<readonly Message[]> {
  const found: Message[] = []
  const subscription = await bus.subscribe({
    topic: CATALOG_DEAD_LETTER_TOPIC,
    group: 'reader',
    loadOffsets: async () => new Map(),
    maxBatchMessages: 100,
    onBatch: async ({ messages }) => void found.push(...messages),
  })
  await expect.poll(() => found.length).toBeGreaterThanOrEqual(count)
  await subscription.close()
  return found
}

/** Three developers, nine projects, ninety listings of both kinds. */
function buildCatalogue(): CatalogEvent[] {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  return [
    ...ids(90).map((id) =>
      id % 2
        ? buildChanged('listing', buildListingState({ id, projectId: 1 + (id % 9), amenityIds: [1] }))
        : buildChanged('listing', buildBrokerageListingState({ id, amenityIds: [1, 2], featured: id % 10 === 0 })),
    ),
    ...ids(9).map((id) => buildChanged('project', buildProjectState({ id, developerId: 1 + (id % 3) }))),
    ...ids(3).map((id) => buildChanged('developer', buildDeveloperState({ id }))),
    ...ids(2).map((id) => buildChanged('amenity', { id, name: `Amenity ${id}` })),
  ]
}

describe('a projector', () => {
  test('projects what is sent, and goes on from its stored offsets after a restart', async () => {
    const first = await start()
    await send(buildChanged('listing', buildBrokerageListingState({ id: 1, name: 'One' })))
    await expect.poll(names).toEqual(['One'])
    await first.close()
    await send(buildChanged('listing', buildBrokerageListingState({ id: 2, name: 'Two' })))
    const projected = vi.fn()
    await start({ onProjected: projected })
    await expect.poll(names).toEqual(['One', 'Two'])
    await expect.poll(() => projected).toHaveBeenCalled()
    expect(projected.mock.calls).toMatchObject([[{ messages: 1 }]])
  })

  test('a batch delivered again after a crash between its commit and the refresh', async () => {
    await send(...buildCatalogue())
    await start()
    await untilIdle()
    const before = await database.dump({ withoutRevs: true })
    await Promise.all(running.splice(0).map((projector) => projector.close()))
    // As a crash leaves it: the offset of before, the references of after, all views missing.
    await database.readPool.query('truncate projection_offset, listing_view, listing_search, offer_count')
    await start()
    await untilIdle()
    expect(await database.dump({ withoutRevs: true })).toEqual(before)
  })

  test('replay from zero equals live, row by row', async () => {
    await start()
    const events = buildCatalogue()
    for (let at = 0; at < events.length; at += 20) await send(...events.slice(at, at + 20))
    await send(
      buildChanged('developer', buildDeveloperState({ id: 1, name: 'Renamed', oldSlugs: ['builder-one'] }), 2),
      buildDeleted('listing', 4, 2, ['unit-4']),
      buildChanged('listing', buildListingState({ id: 1, projectId: 5, name: 'Moved' }), 2),
      buildChanged('amenity', { id: 1, name: 'Pool' }, 2),
    )
    await untilIdle()
    const live = await database.dump({ withoutRevs: true })
    await Promise.all(running.splice(0).map((projector) => projector.close()))
    await database.empty()
    await start()
    await untilIdle()
    expect(await database.dump({ withoutRevs: true })).toEqual(live)
  })

  test('refreshes what a killed projector left behind', async () => {
    await send(buildChanged('listing', buildBrokerageListingState({ name: 'Left' })))
    await start({ sweepEveryMs: 50 })
    await untilIdle()
    await database.readPool.query(`truncate listing_view; insert into dirty (noun, id) values ('listing', 1)`)
    await expect.poll(names).toEqual(['Left'])
  })
})

describe('three projectors at once', () => {
  test('share the partitions, and end where one alone would', async () => {
    await Promise.all([start(), start(), start()])
    const events = buildCatalogue()
    for (let at = 0; at < events.length; at += 10) await send(...events.slice(at, at + 10))
    for (let version = 2; version <= 6; version += 1) {
      await send(
        buildChanged('developer', buildDeveloperState({ id: 1, name: `Developer ${version}` }), version),
        buildChanged('project', buildProjectState({ id: 2, developerId: 3, name: `Project ${version}` }), version),
        ...[1, 3, 5, 7, 9].map((id) =>
          buildChanged('listing', buildListingState({ id, projectId: 1 + (version % 9) }), version),
        ),
      )
    }
    await untilIdle()
    const together = await database.dump({ withoutRevs: true })
    await Promise.all(running.splice(0).map((projector) => projector.close()))
    await database.empty()
    await start()
    await untilIdle()
    expect(together).toEqual(await database.dump({ withoutRevs: true }))
  })
})

describe('a poison message', () => {
  const good = [1, 2, 3, 4, 5].map((id) =>
    buildChanged('listing', buildBrokerageListingState({ id, name: `Good ${id}` })),
  )
  const broken: readonly OutgoingMessage[] = [
    { key: 'listing:100', value: '{"no json', headers: {} },
    { key: 'listing:101', value: '{"type":"listing.exploded","schemaVersion":1}', headers: {} },
    { key: 'listing:102', value: JSON.stringify({ ...good[0], schemaVersion: 2 }), headers: {} },
    { key: 'listing:103', value: JSON.stringify(good[0]), headers: {} },
  ]

  test('is set aside with its cause and its address, and the rest moves on', async () => {
    await producer.send(CATALOG_TOPIC, [...broken.slice(0, 2), ...good.map(buildEventMessage), ...broken.slice(2)])
    const onError = vi.fn()
    await start({ onError })
    await untilIdle()
    expect(await names()).toEqual(good.map((_, index) => `Good ${index + 1}`))
    const letters = await readDeadLetters(broken.length)
    expect(letters.map(({ key }) => key).toSorted()).toEqual(broken.map(({ key }) => key))
    const causes = new Map(letters.map(({ key, headers }) => [key, headers['cause']]))
    expect(causes.get('listing:100')).toContain('JSON')
    expect(causes.get('listing:102')).toContain('schema version 2')
    expect(causes.get('listing:103')).toContain('came under the key listing:103')
    expect(letters[0]?.headers['source']).toMatch(/^catalog\/\d\/\d+$/)
    expect(onError).toHaveBeenCalledTimes(broken.length)
  })

  test('one that only Postgres refuses is found by halving the batch', async () => {
    const overflow = buildChanged('listing', buildBrokerageListingState({ id: 2_147_483_648 }))
    await send(...good, overflow)
    await start()
    await untilIdle()
    expect(await names()).toHaveLength(good.length)
    const [letter] = await readDeadLetters(1)
    expect(letter?.key).toBe('listing:2147483648')
    expect(letter?.headers['cause']).toContain('out of range')
  })

  test('one that can be kept and not shown is set aside by the refresh, and can be replayed', async () => {
    await send(...good)
    await start()
    await untilIdle()
    // A state that an older program let in: its unit type has no label.
    await database.readPool.query(`update listing_ref set data = data || '{"unitType": 99}' where id = 3`)
    await send(buildChanged('amenity', { id: 1, name: 'Pool' }))
    await database.readPool.query(`insert into dirty (noun, id) select 'listing', id from listing_ref`)
    await send(buildChanged('listing', buildBrokerageListingState({ id: 6, name: 'Good 6' })))
    await expect.poll(async () => (await names()).length).toBe(6)
    const [letter] = await readDeadLetters(1)
    expect(letter).toMatchObject({ key: 'listing:3', headers: { step: 'refresh' } })

    await database.readPool.query(
      `update listing_ref set data = data || '{"unitType": 3, "name": "Mended"}' where id = 3`,
    )
    await replayDeadLetter({ ...replay, pool: database.readPool }, getLetter(letter))
    expect(deadLetters).toEqual([])
    expect(await names()).toContain('Mended')
  })

  test('replaying one that is older than what is known changes nothing; a broken one is a dead letter again', async () => {
    await applyEvents(database.readPool, [buildChanged('listing', buildBrokerageListingState({ name: 'New' }), 5)])
    const old = buildChanged('listing', buildBrokerageListingState({ name: 'Old' }), 4)
    await replayDeadLetter({ ...replay, pool: database.readPool }, buildEventMessage(old))
    expect(await names()).toEqual(['New'])
    const letter = { ...getLetter(broken[0]), headers: { source: 'catalog/1/2', cause: 'the old one' } }
    await replayDeadLetter({ ...replay, pool: database.readPool }, letter)
    expect(deadLetters).toEqual([
      { ...letter, headers: { source: 'catalog/1/2', cause: expect.stringContaining('cannot be read') } },
    ])
  })
})

describe('a failure that will pass', () => {
  test('is tried again until it does, and nothing is set aside', async () => {
    await database.readPool.query('alter table listing_view rename to listing_view_away')
    const onError = vi.fn()
    await start({ onError })
    await send(buildChanged('listing', buildBrokerageListingState({ name: 'Patient' })))
    await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(1)
    await database.readPool.query('alter table listing_view_away rename to listing_view')
    await expect.poll(names).toEqual(['Patient'])
    const lag = await bus.lag(CATALOG_DEAD_LETTER_TOPIC, '', new Map())
    expect(lag.every(({ end }) => end === 0n)).toBe(true)
  })

  test('connections cut in the middle of the work lose nothing', async () => {
    await start()
    const events = buildCatalogue()
    for (let at = 0; at < events.length; at += 8) {
      await send(...events.slice(at, at + 8))
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'read test'`,
      )
    }
    await untilIdle()
    const live = await database.dump({ withoutRevs: true })
    await Promise.all(running.splice(0).map((projector) => projector.close()))
    await database.empty()
    await start()
    await untilIdle()
    expect(live).toEqual(await database.dump({ withoutRevs: true }))
  })
})

function getLetter<T>(letter: T | undefined): T {
  if (letter === undefined) throw new Error('There is no letter.')
  return letter
}
