import type { EventBus, EventProducer, Message } from '@tahanan/platform/event-bus/event-bus.ts'
import { openPostgresEventBus } from '@tahanan/platform/event-bus/postgres-event-bus.ts'
import { openWakeUp } from '@tahanan/platform/event-bus/wake-up.ts'
import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { openPostgresJobs } from '@tahanan/platform/jobs/postgres-jobs.ts'
import { aborted } from '@tahanan/platform/postgres/pause.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../command/run-command.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { insertOutboxRows, readOutboxBacklog } from './outbox.store.ts'
import { type RelaySettings, runRelay } from './relay.ts'

let catalog: TestCatalog
let bus: EventBus
let jobs: Jobs
let topic: string
let topics = 0
/** What the topic of this test holds, as a consumer has read it. */
let read: Message[]
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  catalog = await openTestCatalog()
  bus = await openPostgresEventBus({ connectionString: catalog.connectionString })
  jobs = await openPostgresJobs({ connectionString: catalog.connectionString, onError: () => {} })
})
afterAll(async () => {
  await bus.close()
  await jobs.close()
  await catalog.drop()
})

beforeEach(async () => {
  await catalog.pool.query('truncate app.outbox, app.outbox_refused')
  topics += 1
  topic = `log-${topics}`
  await bus.ensureTopic({ name: topic, partitions: 3, compacted: false })
  const messages: Message[] = []
  read = messages
  const subscription = await bus.subscribe({
    topic,
    group: 'test',
    maxBatchMessages: 100,
    onBatch: async (batch) => void messages.push(...batch.messages),
  })
  stops.push(() => subscription.close())
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Woken or never: the net below it would let these tests time out. */
const POLL_MS = 600_000

function startRelay(overrides: Partial<RelaySettings> = {}): () => Promise<void> {
  const stopping = new AbortController()
  const { connectionString } = catalog
  const running = runRelay({ connectionString, bus, jobs, pollMs: POLL_MS, signal: stopping.signal, ...overrides })
  const stop = async () => {
    stopping.abort()
    await running
  }
  stops.push(stop)
  return stop
}

/** The bus, with every producer wrapped. */
function busWith(wrap: (producer: EventProducer) => Partial<EventProducer>): EventBus {
  return {
    ...bus,
    async openProducer(id) {
      const producer = await bus.openProducer(id)
      return { ...producer, ...wrap(producer) }
    },
  }
}

function put(key: string, value: string): Promise<void> {
  return inTransaction(catalog.pool, (client) =>
    insertOutboxRows(client, [{ destination: 'event', target: topic, key, value, headers: { version: value } }]),
  )
}

const valuesOf = (key: string) => read.filter((message) => message.key === key).map((message) => message.value)
const waiting = async () => (await readOutboxBacklog(catalog.pool)).waiting

async function killLeader(): Promise<void> {
  await catalog.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity join pg_locks using (pid)
     where application_name = 'leader relay' and datname = current_database() and locktype = 'advisory' and granted`,
  )
}

test('keeps what was sent until it can be read, and sends the next batch meanwhile', async () => {
  for (const version of ['1', '2', '3']) await put('listing:1', version)
  let becomeReadable = () => {}
  const readable = new Promise<void>((resolve) => (becomeReadable = resolve))
  startRelay({ batchRows: 1, bus: busWith(() => ({ untilReadable: () => readable })) })
  await expect.poll(() => valuesOf('listing:1')).toEqual(['1', '2'])
  expect(await waiting()).toBe(3)
  becomeReadable()
  await expect.poll(() => waiting()).toBe(0)
  expect(valuesOf('listing:1')).toEqual(['1', '2', '3'])
})

test('hands over what waits and what comes, in the order of each key, and leaves nothing', async () => {
  await put('listing:1', '1')
  startRelay({ batchRows: 7 })
  const keys = Array.from({ length: 10 }, (_, index) => `listing:${index + 2}`)
  await Promise.all(
    keys.map(async (key) => {
      for (let version = 1; version <= 20; version += 1) await put(key, String(version))
    }),
  )
  await expect.poll(() => read).toHaveLength(201)
  const versions = Array.from({ length: 20 }, (_, index) => String(index + 1))
  for (const key of keys) expect(valuesOf(key)).toEqual(versions)
  expect(read[0]?.headers).toEqual({ version: '1' })
  await expect.poll(() => waiting()).toBe(0)
})

test('skips no row that commits after a younger one', async () => {
  startRelay()
  await inTransaction(catalog.pool, async (client) => {
    await insertOutboxRows(client, [{ destination: 'event', target: topic, key: 'a', value: 'late', headers: {} }])
    await put('b', 'early')
    await expect.poll(() => read.map((message) => message.value)).toEqual(['early'])
  })
  await expect.poll(() => read.map((message) => message.value)).toEqual(['early', 'late'])
})

test('sends again what a crash after the send left behind, and the rest after it', async () => {
  // The first leader's send reaches the log and never comes back: it is gone between the send and the deletion.
  const sent = openWakeUp()
  const release = new AbortController()
  const hangs = busWith((producer) => ({
    async send(name, messages) {
      await producer.send(name, messages)
      sent.ring()
      await aborted(release.signal)
    },
  }))
  await put('listing:1', '1')
  startRelay({ bus: hangs })
  await sent.wait(5_000, release.signal)
  startRelay()
  await put('listing:1', '2')
  await killLeader()
  await expect.poll(() => valuesOf('listing:1')).toEqual(['1', '1', '2'])
  await expect.poll(() => waiting()).toBe(0)
  release.abort()
})

test('of several relays one works', async () => {
  let producers = 0
  const counted = busWith(() => {
    producers += 1
    return {}
  })
  const stopFirst = startRelay({ bus: counted })
  await expect.poll(() => producers).toBe(1)
  startRelay({ bus: counted })
  startRelay({ bus: counted })
  for (let version = 1; version <= 30; version += 1) await put('listing:1', String(version))
  await expect.poll(() => read).toHaveLength(30)
  expect(producers).toBe(1)

  await stopFirst()
  await put('listing:1', '31')
  await expect.poll(() => valuesOf('listing:1').at(-1)).toBe('31')
  expect(read).toHaveLength(31)
  expect(producers).toBe(2)
})

test('steps down when its producer is fenced, and relays again when it leads again', async () => {
  const errors: unknown[] = []
  startRelay({ onError: (error) => errors.push(error) })
  await put('listing:1', '1')
  await expect.poll(() => read).toHaveLength(1)
  await bus.openProducer('catalog-relay')
  await put('listing:1', '2')
  await expect.poll(() => valuesOf('listing:1')).toEqual(['1', '2'])
  expect(errors).toMatchObject([{ name: 'ProducerFencedError' }])
})

test('tries again for ever while the bus is away, and then goes on in order', async () => {
  let failures = 0
  const away = busWith((producer) => ({
    async send(name, messages) {
      failures += 1
      if (failures <= 4) throw new Error('The bus is away.')
      await producer.send(name, messages)
    },
  }))
  const errors: unknown[] = []
  startRelay({ bus: away, onError: (error) => errors.push(error) })
  await put('listing:1', '1')
  await put('listing:1', '2')
  await expect.poll(() => valuesOf('listing:1')).toEqual(['1', '2'])
  expect(errors).toHaveLength(4)
})

test('sets a message aside that the bus will never take, and nothing else', async () => {
  // Longer than an index entry may be, and not to be compressed.
  const poison = Array.from({ length: 20_000 }, () => Math.random().toString(36).at(-1)).join('')
  for (let version = 1; version <= 20; version += 1) {
    await put('listing:1', String(version))
    if (version % 8 === 0) await put(poison, 'poison')
  }
  startRelay()
  await expect.poll(() => read).toHaveLength(20)
  expect(valuesOf('listing:1')).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)))
  await expect.poll(() => readOutboxBacklog(catalog.pool)).toMatchObject({ waiting: 0, refused: 2 })
  const { rows } = await catalog.pool.query<{ value: string; cause: string }>(
    'select value, cause from app.outbox_refused',
  )
  expect(rows.map((row) => row.value)).toEqual(['poison', 'poison'])
  expect(rows[0]?.cause).toContain('The event bus refuses a message')
})

test('hands jobs to their queue, once, even while the queues were away', async () => {
  let failures = 0
  const away: Jobs = {
    ...jobs,
    async addMany(queue, added) {
      failures += 1
      // The second time it is too late to say so: they are in.
      if (failures === 2) await jobs.addMany(queue, added)
      if (failures <= 2) throw new Error('The queues are away.')
      await jobs.addMany(queue, added)
    },
  }
  startRelay({ jobs: away })
  const draft = { queue: 'mail', id: 'lead-7', data: { to: 'ana@example.com' } }
  await runCommand(catalog, catalog.context, (unit) => unit.enqueue(draft))
  await put('listing:1', '1')
  await expect.poll(() => read).toHaveLength(1)
  await expect.poll(() => waiting()).toBe(0)

  const handled: unknown[] = []
  const worker = await jobs.work('mail', async (job) => void handled.push(job.id, job.data), { concurrency: 1 })
  stops.push(() => worker.close())
  await expect.poll(() => handled).toEqual(['lead-7', draft.data])
  expect(await jobs.depth('mail')).toMatchObject({ waiting: 0, delayed: 0, failed: 0 })
})

test('a command that fails leaves nothing to relay', async () => {
  const failing = runCommand(catalog, catalog.context, async (unit) => {
    await unit.enqueue({ queue: 'mail', id: 'never', data: {} })
    throw new Error('No.')
  })
  await expect(failing).rejects.toThrow('No.')
  expect(await waiting()).toBe(0)
})

test('tells how many wait and how old the oldest is', async () => {
  expect(await readOutboxBacklog(catalog.pool)).toEqual({ waiting: 0, oldestAgeMs: 0, refused: 0 })
  await put('listing:1', '1')
  const backlog = await readOutboxBacklog(catalog.pool)
  expect(backlog).toMatchObject({ waiting: 1, refused: 0 })
  expect(backlog.oldestAgeMs).toBeGreaterThan(0)
})
