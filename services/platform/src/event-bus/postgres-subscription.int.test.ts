import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.fixture.ts'
import { openContractConsumer } from './event-consumer.fixture.ts'
import { buildMessage, buildMessages } from './event-bus-engine.fixture.ts'
import type { EventBus, MessageBatch } from './event-bus.ts'
import { openPostgresEventBus } from './postgres-event-bus.ts'

let database: TestDatabase
let buses: EventBus[]
let topic: string
let tests = 0

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  buses = []
  tests += 1
  topic = `topic-${tests}`
  await (await open()).ensureTopic({ name: topic, partitions: 1, compacted: false })
})
afterEach(async () => {
  await Promise.all(buses.map((bus) => bus.close()))
})

async function open(): Promise<EventBus> {
  const bus = await openPostgresEventBus({ connectionString: database.connectionString })
  buses.push(bus)
  return bus
}

const send = async (count: number, from = 0) => {
  const [bus] = buses
  await (await bus?.openProducer(topic))?.send(topic, buildMessages(count, 1, from))
}

/** Cuts the connections of the group's members; answers how many there were. */
async function cutMembers(): Promise<number> {
  const { rowCount } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like $1`,
    [`group ${topic}%`],
  )
  return rowCount ?? 0
}

/** A handler whose first batch waits for `release`. */
function stuckHandler() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const batches: MessageBatch[] = []
  return {
    batches,
    release: () => release(),
    handle: async (batch: MessageBatch) => {
      batches.push(batch)
      if (batches.length === 1) await released
    },
  }
}

describe('a reader whose connection is lost', () => {
  it('hears of it at its next heartbeat, does not commit, and reads the batch again afterwards', async () => {
    const bus = await open()
    const { batches, handle, release } = stuckHandler()
    const consumer = await openContractConsumer(bus, { topic, group: topic }, handle)
    const witness = await openContractConsumer(bus, { topic, group: `${topic} witness` })
    await send(3)
    await expect.poll(() => batches).toHaveLength(1)
    await witness.received(3)
    await expect(batches[0]?.heartbeat()).resolves.toBeUndefined()
    expect(await cutMembers()).toBe(2)
    await expect(batches[0]?.heartbeat()).rejects.toThrow('lost')
    await send(1, 3)
    await witness.received(4)
    // The witness is back. This one waits until its first batch is over: it would be two at a time.
    expect(batches).toHaveLength(1)
    release()
    await expect.poll(() => batches.length).toBeGreaterThan(1)
    expect(batches[1]?.messages.slice(0, 3)).toEqual(batches[0]?.messages)
    await consumer.received(7)
    expect(consumer.values()).toEqual(['0', '1', '2', '0', '1', '2', '3'])
  })

  it('cannot commit over the one that took its partition', async () => {
    const bus = await open()
    const { batches, handle, release } = stuckHandler()
    const first = await openContractConsumer(bus, { topic, group: topic, maxBatchMessages: 2 }, handle)
    await send(10)
    await expect.poll(() => batches).toHaveLength(1)
    const second = await openContractConsumer(await open(), { topic, group: topic, maxBatchMessages: 2 })
    await cutMembers()
    await second.received(10)
    release()
    await first.close()
    const position = async () => (await bus.lag(topic, topic))[0]?.position
    await expect.poll(() => position()).toBe(10n)
    await second.close()
    const third = await openContractConsumer(bus, { topic, group: topic })
    await send(1, 10)
    await third.received(1)
    expect(third.values()).toEqual(['10'])
  })
})

describe('a group', () => {
  it('is woken by an append, and at once', async () => {
    const consumer = await openContractConsumer(await open(), { topic, group: topic })
    const startedAt = performance.now()
    for (let count = 1; count <= 4; count += 1) {
      await send(1, count)
      await consumer.received(count)
    }
    // Far below the intervals at which it would look by itself.
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })

  it('with more members than partitions lets the surplus stand by', async () => {
    const active = await openContractConsumer(await open(), { topic, group: topic })
    await send(1)
    await active.received(1)
    const others = [
      await openContractConsumer(await open(), { topic, group: topic }),
      await openContractConsumer(await open(), { topic, group: topic }),
    ]
    await active.close()
    await send(20, 1)
    const all = () => [active, ...others].flatMap((consumer) => consumer.values())
    await expect.poll(() => all()).toHaveLength(21)
    expect(new Set(all()).size).toBe(21)
  })

  it('whose position lies beyond the end starts at the beginning and says so', async () => {
    await send(3)
    const onError = vi.fn<(error: unknown) => void>()
    const loadOffsets = async () => new Map([[0, 1_000n]])
    const consumer = await openContractConsumer(await open(), { topic, group: topic, loadOffsets, onError })
    await consumer.received(3)
    expect(consumer.values()).toEqual(['0', '1', '2'])
    expect(String(onError.mock.calls[0]?.[0])).toContain('ends at 3')
  })

  it('whose offsets cannot be loaded asks until they can', async () => {
    await send(3)
    const loadOffsets = vi.fn(async () => new Map([[0, 2n]]))
    loadOffsets.mockRejectedValueOnce(new Error('read database away'))
    const onError = vi.fn()
    const consumer = await openContractConsumer(await open(), { topic, group: topic, loadOffsets, onError })
    await consumer.received(1)
    expect(consumer.values()).toEqual(['2'])
    expect(onError).toHaveBeenCalledWith(new Error('read database away'))
  })
})

describe('closing', () => {
  it('does not wait for a batch that is only waiting to be tried again', async () => {
    const handle = vi.fn().mockRejectedValue(new Error('never'))
    const consumer = await openContractConsumer(await open(), { topic, group: topic }, handle)
    await send(1)
    await expect.poll(() => handle.mock.calls.length).toBeGreaterThan(4)
    const closedAt = performance.now()
    await consumer.close()
    expect(performance.now() - closedAt).toBeLessThan(1_000)
  })

  it('works while every connection is being cut', async () => {
    const bus = await open()
    const consumer = await openContractConsumer(bus, { topic, group: topic })
    await send(1)
    await consumer.received(1)
    await Promise.all([
      consumer.close(),
      database.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    ])
    await expect(vi.waitFor(() => bus.ping())).resolves.toBeUndefined()
  })

  it('refuses what comes after', async () => {
    const bus = await open()
    const producer = await bus.openProducer(topic)
    await bus.close()
    await expect(producer.send(topic, [buildMessage()])).rejects.toThrow('closed')
    await expect(bus.ping()).rejects.toThrow('pool')
    await expect(bus.close()).resolves.toBeUndefined()
  })
})
