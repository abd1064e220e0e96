import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.fixture.ts'
import { openContractConsumer, PATIENCE } from './event-consumer.fixture.ts'
import { buildMessage, buildMessages } from './event-bus-engine.fixture.ts'
import { type EventBus, MessageRefusedError, type OutgoingMessage, ProducerFencedError } from './event-bus.ts'
import { openPostgresEventBus, partitionOfKey, trimTopics } from './postgres-event-bus.ts'

const PARTITIONS = 2
let database: TestDatabase
let bus: EventBus
let session: pg.PoolClient
let topic: string
let tests = 0

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  bus = await openPostgresEventBus({ connectionString: database.connectionString })
  session = await database.pool.connect()
  tests += 1
  topic = `topic-${tests}`
  await bus.ensureTopic({ name: topic, partitions: PARTITIONS, compacted: false })
})
afterEach(async () => {
  session.release(true)
  await bus.close()
})

/** What a producer's send does, inside a transaction that the test commits when it likes. */
async function appendIn(client: pg.PoolClient, producerId: string, name: string, messages: OutgoingMessage[]) {
  await client.query(
    `select bus.append(producer.id, producer.epoch, topic.id, $3, $4, $5, $6)
     from bus.producer, bus.topic where producer.id = $1 and topic.name = $2`,
    [
      producerId,
      name,
      messages.map(({ key }) => partitionOfKey(key, PARTITIONS)),
      messages.map(({ key }) => key),
      messages.map(({ value }) => value),
      messages.map(({ headers }) => JSON.stringify(headers)),
    ],
  )
}

/** Resolves when somebody waits for a lock that `session` holds. */
async function somebodyWaits(): Promise<void> {
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid')
  await vi.waitFor(async () => {
    const waiting = await database.pool.query('select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))', [
      rows[0]?.pid,
    ])
    expect(waiting.rowCount).toBe(1)
  }, PATIENCE)
}

async function stored(name: string): Promise<{ key: string; value: string }[]> {
  const { rows } = await database.pool.query<{ key: string; value: string }>(
    `select key, value from bus.message join bus.topic on id = topic where name = $1 order by partition, "offset"`,
    [name],
  )
  return rows
}

describe('an append that commits late', () => {
  it('is never skipped: later ones wait for it, and readers see it first', async () => {
    const producers = [await bus.openProducer(`${topic}-slow`), await bus.openProducer(`${topic}-fast`)]
    const consumer = await openContractConsumer(bus, { topic, group: topic })
    await session.query('begin')
    await appendIn(session, `${topic}-slow`, topic, [buildMessage({ value: 'slow' })])
    const sent = producers[1]?.send(topic, [buildMessage({ value: 'fast' })])
    await somebodyWaits()
    expect(consumer.values()).toEqual([])
    await session.query('commit')
    await sent
    await consumer.received(2)
    expect(consumer.values()).toEqual(['slow', 'fast'])
  })

  it('takes no offset when it is rolled back', async () => {
    const producer = await bus.openProducer(topic)
    await session.query('begin')
    await appendIn(session, topic, topic, buildMessages(10, 1))
    await session.query('rollback')
    await producer.send(topic, [buildMessage({ value: 'next' })])
    const consumer = await openContractConsumer(bus, { topic, group: topic })
    await consumer.received(1)
    expect(consumer.messages).toMatchObject([{ value: 'next', offset: 0n }])
  })

  it('holds up its own partitions only', async () => {
    const producer = await bus.openProducer(topic)
    const [slow = '', other = ''] = [0, 1].map((wanted) =>
      ['a', 'b', 'c', 'd', 'e', 'f'].find((key) => partitionOfKey(key, PARTITIONS) === wanted),
    )
    await session.query('begin')
    await appendIn(session, topic, topic, [buildMessage({ key: slow })])
    await producer.send(topic, [buildMessage({ key: other })])
    await session.query('rollback')
    expect(await stored(topic)).toEqual([{ key: other, value: 'value' }])
  })

  it('is compacted by the one that waited for it', async () => {
    const name = `${topic}-compacted`
    await bus.ensureTopic({ name, partitions: PARTITIONS, compacted: true })
    const producer = await bus.openProducer(topic)
    await session.query('begin')
    await appendIn(session, topic, name, [buildMessage({ value: 'slow' })])
    const sent = producer.send(name, [buildMessage({ value: 'fast' })])
    await somebodyWaits()
    await session.query('commit')
    await sent
    expect(await stored(name)).toEqual([{ key: 'listing:1', value: 'fast' }])
  })

  it('makes the next producer of its id wait, and is that producer’s past', async () => {
    const first = await bus.openProducer(topic)
    await session.query('begin')
    await appendIn(session, topic, topic, [buildMessage({ value: 'first' })])
    const opening = bus.openProducer(topic)
    await somebodyWaits()
    await session.query('commit')
    const second = await opening
    await expect(first.send(topic, buildMessages(1, 1))).rejects.toThrow(ProducerFencedError)
    await second.send(topic, [buildMessage({ value: 'second' })])
    expect((await stored(topic)).map(({ value }) => value)).toEqual(['first', 'second'])
  })
})

describe('a batch', () => {
  it('is appended as a whole or not at all', async () => {
    const producer = await bus.openProducer(topic)
    const unstorable = buildMessage({ key: 'last', value: 'NUL \0' })
    await expect(producer.send(topic, [...buildMessages(20, 20), unstorable])).rejects.toThrow(MessageRefusedError)
    expect(await stored(topic)).toEqual([])
    expect((await bus.lag(topic, topic)).map(({ end }) => end)).toEqual([0n, 0n])
    await producer.send(topic, [buildMessage()])
    expect(await stored(topic)).toHaveLength(1)
  })

  it('never deadlocks with others that touch the same partitions and keys', async () => {
    const name = `${topic}-compacted`
    await bus.ensureTopic({ name, partitions: PARTITIONS, compacted: true })
    await Promise.all(
      [0, 1, 2, 3].map(async (number) => {
        const producer = await bus.openProducer(`${topic}-${number}`)
        const messages = buildMessages(30, 15)
        if (number % 2 === 1) messages.reverse()
        for (let round = 0; round < 15; round += 1) await producer.send(name, messages)
      }),
    )
    expect(await stored(name)).toHaveLength(15)
  })
})

describe('compaction', () => {
  it('keeps the last message of each key and harms no reader in the middle', async () => {
    const name = `${topic}-compacted`
    await bus.ensureTopic({ name, partitions: PARTITIONS, compacted: true })
    const producer = await bus.openProducer(topic)
    await producer.send(name, buildMessages(20, 20))
    let pass = () => {}
    const passed = new Promise<void>((resolve) => {
      pass = resolve
    })
    const begun = vi.fn()
    const consumer = await openContractConsumer(bus, { topic: name, group: topic, maxBatchMessages: 2 }, async () => {
      begun()
      await passed
    })
    await expect.poll(() => begun).toHaveBeenCalledTimes(PARTITIONS)
    for (const from of [100, 120, 140]) await producer.send(name, buildMessages(20, 20, from))
    expect(await stored(name)).toHaveLength(20)
    pass()
    await vi.waitFor(() => {
      const state = consumer.state()
      for (let id = 0; id < 20; id += 1) expect(state.get(`listing:${id}`)).toBe(String(140 + id))
    }, PATIENCE)
  })

  it('keeps only the last of a key that comes several times in one batch', async () => {
    const name = `${topic}-compacted`
    await bus.ensureTopic({ name, partitions: PARTITIONS, compacted: true })
    await (await bus.openProducer(topic)).send(name, buildMessages(5, 1))
    expect(await stored(name)).toEqual([{ key: 'listing:0', value: '4' }])
    expect(new Set((await bus.lag(name, topic)).map(({ end }) => end))).toEqual(new Set([0n, 5n]))
  })
})

describe('retention', () => {
  it('removes what is older than 30 days, from topics that are not compacted', async () => {
    const name = `${topic}-compacted`
    await bus.ensureTopic({ name, partitions: PARTITIONS, compacted: true })
    const producer = await bus.openProducer(topic)
    await producer.send(topic, buildMessages(20, 1))
    await producer.send(name, buildMessages(1, 1))
    await database.pool.query(
      `update bus.message set appended_at = now() - interval '31 days'
       from bus.topic where id = topic and ("offset" < 15 or compacted)`,
    )
    await trimTopics(database.pool)
    expect(await stored(topic)).toHaveLength(5)
    expect(await stored(name)).toHaveLength(1)
    const consumer = await openContractConsumer(bus, { topic, group: topic })
    await consumer.received(5)
    expect(consumer.values()).toEqual(['15', '16', '17', '18', '19'])
  })
})
