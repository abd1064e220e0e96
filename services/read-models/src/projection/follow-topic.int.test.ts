import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { EventBus, EventProducer } from '@tahanan/platform/event-bus/event-bus.ts'
import { openPostgresEventBus } from '@tahanan/platform/event-bus/postgres-event-bus.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { buildChanged } from './changed.fixture.ts'
import { buildEventMessage } from './event-message.fixture.ts'
import { type Projector, type ProjectorSettings, startProjector } from './projector.ts'

let database: ReadDatabase
let bus: EventBus
let producer: EventProducer
let projector: Projector | undefined

beforeEach(async () => {
  database = await createReadDatabase()
  bus = await openPostgresEventBus({ connectionString: database.connectionString })
  await bus.ensureTopic({ name: CATALOG_TOPIC, partitions: 1, compacted: true })
  producer = await bus.openProducer('relay')
})
afterEach(async () => {
  await projector?.close()
  await bus.close()
  await database.drop()
})

const listings = () => database.count('listing_view')
const send = (...ids: readonly number[]) =>
  producer.send(
    CATALOG_TOPIC,
    ids.map((id) => buildEventMessage(buildChanged('listing', buildBrokerageListingState({ id })))),
  )

/** As a backup would leave it that was taken before anything happened. */
const putBack = () => database.empty()

async function project(overrides: Partial<ProjectorSettings>): Promise<void> {
  projector = await startProjector({ bus, pool: database.readPool, ...overrides })
  await send(1, 2, 3)
  await expect.poll(listings).toBe(3)
}

test('what was restored under it is caught up with when something comes', async () => {
  const errors: unknown[] = []
  await project({ sweepEveryMs: 600_000, onError: (error) => errors.push(error) })
  await putBack()
  await send(4)
  await expect.poll(listings).toBe(4)
  expect(errors).toMatchObject([{ name: 'PositionLost' }])
})

test('and when nothing comes', async () => {
  await project({ sweepEveryMs: 50 })
  await putBack()
  await expect.poll(listings).toBe(3)
})
