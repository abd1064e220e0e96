import { join } from 'node:path'
import { migrate } from '../postgres/migrate.ts'
import { openPool } from '../postgres/open-pool.ts'
import type { EventBus, EventProducer, Subscription } from './event-bus.ts'
import { openMessageLog } from './message-log.ts'
import { openPostgresProducer } from './postgres-producer.ts'
import { openPostgresSubscription } from './postgres-subscription.ts'
import { trimTopics } from './trim-topics.ts'

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

    close() {
      closing ??= closeAll()
      return closing
    },
  }
}
