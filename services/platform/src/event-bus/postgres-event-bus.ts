import { join } from 'node:path'
import type pg from 'pg'
import { migrate } from '../postgres/migrate.ts'
import { openPool } from '../postgres/open-pool.ts'
import { sqlState } from '../postgres/sql-state.ts'
import {
  type EventBus,
  type EventProducer,
  MessageRefusedError,
  type OutgoingMessage,
  ProducerFencedError,
  type Subscription,
} from './event-bus.ts'
import { type MessageLog, openMessageLog } from './message-log.ts'
import { openPostgresSubscription } from './postgres-subscription.ts'

const M = 0x5bd1_e995

const SEED = 0x9747_b28c

const FENCED = 'BUS01'

/** Data exceptions and program limits: a NUL in a text, a key of ten thousand letters. */
const REFUSED = /^(?:22|54)/

const RETENTION = '30 days'

const TRIM_EVERY_MS = 3_600_000

export interface PostgresEventBusSettings {
  readonly connectionString: string
  readonly onError?: (error: unknown) => void
}

/**
 * The event bus inside Postgres, schema `bus`, which it makes or brings up to date. A compacted topic keeps only each
 * key's last message, from the moment of the append; another keeps 30 days. Text must not contain NUL characters.
 */
export async function openPostgresEventBus(settings: PostgresEventBusSettings): Promise<EventBus> {
  const pool = openPool({
    connectionString: settings.connectionString,
    max: 8,
    applicationName: 'event bus',
    // The log is read by its primary key, also while the planner still believes that the table is empty.
    sessionSettings: { enable_seqscan: 'off', enable_bitmapscan: 'off' },
  })
  try {
    await migrate(pool, { schema: 'bus', directory: join(import.meta.dirname, '../migrations') })
  } catch (error) {
    await pool.end()
    throw error
  }
  const log = openMessageLog(pool)
  const producers = new Set<EventProducer>()
  const subscriptions = new Set<Subscription>()
  const trimming = setInterval(() => {
    trimTopics(pool).catch((error: unknown) => settings.onError?.(error))
  }, TRIM_EVERY_MS).unref()

  let closing: Promise<void> | undefined

  async function closeAll(): Promise<void> {
    clearInterval(trimming)
    await Promise.all([...subscriptions].map((subscription) => subscription.close()))
    await Promise.all([...producers].map((producer) => producer.close()))
    await pool.end()
  }

  return {
    ensureTopic: (topic) => log.ensureTopic(topic),
    deleteTopic: (name) => log.deleteTopic(name),

    async openProducer(id) {
      const producer = await openPostgresProducer(pool, log, id)
      producers.add(producer)
      return producer
    },

    async subscribe(options) {
      const topic = await log.getTopic(options.topic)
      const subscription = openPostgresSubscription(settings.connectionString, log, topic, {
        ...(settings.onError === undefined ? {} : { onError: settings.onError }),
        ...options,
      })
      subscriptions.add(subscription)
      return subscription
    },

    async lag(topicName, group, positions) {
      const topic = await log.getTopic(topicName)
      const from = positions ?? (await log.committed(topic, group))
      return [...(await log.ends(topic))].map(([partition, end]) => {
        const position = from.get(partition) ?? 0n
        return { partition, end, position, lag: end > position ? end - position : 0n }
      })
    },

    async ping() {
      await pool.query('select 1')
    },

    close: () => (closing ??= closeAll()),
  }
}

/** Removes what is too old from the topics that are not compacted. Cheap when there is nothing to do. */
export async function trimTopics(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ topic: number; number: number }>(
    'select topic, number from bus.partition join bus.topic on id = topic where not compacted order by topic, number',
  )
  for (const { topic, number } of rows) {
    let removed: number
    do {
      const result = await pool.query<{ removed: string }>('select bus.trim($1, $2, $3) as removed', [
        topic,
        number,
        RETENTION,
      ])
      removed = Number(result.rows[0]?.removed)
    } while (removed > 0)
  }
}

/** Fences every earlier producer of this id: an append of theirs either committed before this resolves or never will. */
async function openPostgresProducer(pool: pg.Pool, log: MessageLog, id: string): Promise<EventProducer> {
  const { rows } = await pool.query<{ epoch: string }>(
    `insert into bus.producer (id, epoch) values ($1, 1)
     on conflict (id) do update set epoch = producer.epoch + 1 returning epoch`,
    [id],
  )
  const epoch = rows[0]?.epoch
  let closed = false
  /** Sends follow one another, so that what was sent first is first in the log. */
  let last: Promise<unknown> = Promise.resolve()

  async function append(topicName: string, messages: readonly OutgoingMessage[]): Promise<void> {
    const topic = await log.getTopic(topicName)
    await pool
      .query({
        name: 'bus.append',
        text: 'select bus.append($1, $2, $3, $4, $5, $6, $7)',
        values: [
          id,
          epoch,
          topic.id,
          messages.map(({ key }) => partitionOfKey(key, topic.partitions)),
          messages.map(({ key }) => key),
          messages.map(({ value }) => value),
          messages.map(({ headers }) => JSON.stringify(headers)),
        ],
      })
      .catch((error: unknown) => {
        const state = sqlState(error) ?? ''
        if (state === FENCED) throw new ProducerFencedError(id)
        if (REFUSED.test(state)) throw new MessageRefusedError(String(error), { cause: error })
        throw error
      })
  }

  return {
    async send(topicName, messages) {
      if (closed) throw new Error(`Producer "${id}" is closed.`)
      if (messages.length === 0) return
      const sent = last.then(() => append(topicName, messages))
      last = sent.catch(() => {})
      await sent
    },
    // What is committed can be read.
    async untilReadable() {
      await last
    },
    async close() {
      closed = true
      await last
    },
  }
}

/**
 * The partition of a key: murmur2 over its UTF-8 bytes, as Kafka's default partitioner does it, so the embedded log and
 * Kafka put a key into a partition of the same number.
 */
export function partitionOfKey(key: string, partitions: number): number {
  return (murmur2(Buffer.from(key)) & 0x7fff_ffff) % partitions
}

/** MurmurHash2 (Austin Appleby, public domain) with Kafka's seed, as a signed 32-bit number. */
function murmur2(bytes: Buffer): number {
  let hash = SEED ^ bytes.length
  const tail = bytes.length & ~3
  for (let index = 0; index < tail; index += 4) {
    let word = Math.imul(bytes.readInt32LE(index), M)
    word = Math.imul(word ^ (word >>> 24), M)
    hash = Math.imul(hash, M) ^ word
  }
  if (tail < bytes.length) {
    hash = Math.imul(hash ^ bytes.readUIntLE(tail, bytes.length - tail), M)
  }
  hash = Math.imul(hash ^ (hash >>> 13), M)
  return hash ^ (hash >>> 15)
}
