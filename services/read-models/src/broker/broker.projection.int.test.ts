import { publicBrokerSchema } from '@tahanan/contracts/broker/public-broker.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { inProjection } from '../projection/in-projection.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { buildBrokerState } from './broker-state.fixture.ts'
import { queueExpiredBrokers } from './broker-view.store.ts'

let database: ReadDatabase

beforeAll(async () => {
  database = await createReadDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.empty())

const apply = (...events: Parameters<typeof applyEvents>[1]) => applyEvents(database.readPool, events)

async function findCard(id = 4) {
  const { rows } = await database.readPool.query<{ card: string | null }>(
    'select card from broker_view where id = $1',
    [id],
  )
  const card = rows[0]?.card ?? null
  return card === null ? null : publicBrokerSchema.parse(JSON.parse(card))
}

async function brokerOfListing() {
  const { rows } = await database.readPool.query<{ broker: unknown }>(
    `select detail::jsonb -> 'broker' as broker from listing_view where id = 1`,
  )
  return rows[0]?.broker ?? null
}

test('broker.changed makes the public card', async () => {
  await apply(buildChanged('broker', buildBrokerState()))
  expect(await findCard()).toMatchObject({ name: 'Broker 4', realty: 'Bahay Realty', photo: null })
})

test('a stale version is ignored, and broker.deleted takes the card away', async () => {
  await apply(buildChanged('broker', buildBrokerState({ name: 'Two' }), 2))
  await apply(buildChanged('broker', buildBrokerState({ name: 'One' }), 1))
  expect((await findCard())?.name).toBe('Two')
  await apply(buildDeleted('broker', 4, 3))
  expect(await findCard()).toBeNull()
})

test('without a licence nobody is shown, on the listing neither', async () => {
  await apply(
    buildChanged('broker', buildBrokerState({ licenses: [] })),
    buildChanged('listing', buildBrokerageListingState({ brokerId: 4 })),
  )
  expect(await findCard()).toBeNull()
  expect(await brokerOfListing()).toBeNull()
})

test('the day after the last licence ends, broker and listing are shown without', async () => {
  const licenses = [{ name: 'PRC 1', validUntil: '2026-03-31' }]
  const lastDay = new Date('2026-03-31T15:59:00Z')
  const dayAfter = new Date('2026-03-31T16:00:00Z')
  const events = [
    buildChanged('broker', buildBrokerState({ licenses })),
    buildChanged('listing', buildBrokerageListingState({ brokerId: 4 })),
  ]
  await applyEvents(database.readPool, events, lastDay)
  expect(await brokerOfListing()).toMatchObject({ license: [{ name: 'PRC 1' }] })

  await inProjection(database.readPool, (client) => queueExpiredBrokers(client, '2026-03-31'))
  expect(await database.count('dirty')).toBe(0)
  await inProjection(database.readPool, (client) => queueExpiredBrokers(client, '2026-04-01'))
  await applyEvents(database.readPool, [], dayAfter)
  expect(await findCard()).toBeNull()
  expect(await brokerOfListing()).toBeNull()
})
