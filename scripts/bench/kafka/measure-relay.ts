import { runRelay } from '@tahanan/catalog/outbox/relay.ts'
import type { EventBus, OutgoingMessage } from '@tahanan/platform/event-bus/event-bus.ts'
import { openPostgresJobs } from '@tahanan/platform/jobs/postgres-jobs.ts'
import type { Installation } from '../install/installation.ts'
import { compare, type Measured } from '../report/compare.ts'
import type { Outcome } from '../report/outcome.ts'
import { openBareProducer } from './bare-producer.ts'

interface RelayStage {
  readonly installation: Installation
  readonly bus: EventBus
  readonly brokers: readonly string[]
  readonly rounds: number
}

const TOPIC = 'bench-relay'
const PARTITIONS = 12
const MESSAGES = 20_000
const BATCH = 500

/** Rows of the outbox handed to Kafka, beside kafkajs sending the same messages in the same transactions. */
export async function measureRelay(name: string, stage: RelayStage): Promise<Outcome> {
  const { installation, bus, brokers, rounds } = stage
  await bus.ensureTopic({ name: TOPIC, partitions: PARTITIONS, compacted: true })
  const { rows: messages } = await installation.pool.query<OutgoingMessage>(
    'select key, value, headers from bus.message order by key limit $1',
    [MESSAGES],
  )
  const jobs = await openPostgresJobs({ connectionString: installation.databaseUrl, onError: console.error })
  const bare = await openBareProducer(brokers)
  try {
    return await compare({
      name,
      unit: 'messages',
      floor: 0.8,
      rounds,
      ours: async () => {
        await installation.pool.query(
          `insert into app.outbox (destination, target, key, value, headers)
           select 'event', $1, key, value, headers::jsonb from bus.message order by key limit $2`,
          [TOPIC, MESSAGES],
        )
        return relay(stage, jobs, messages.length)
      },
      bare: async () => {
        const startedAt = performance.now()
        for (let start = 0; start < messages.length; start += BATCH) {
          await bare.send(TOPIC, messages.slice(start, start + BATCH))
        }
        return { perSecond: (messages.length / (performance.now() - startedAt)) * 1_000 }
      },
    })
  } finally {
    await bare.close()
    await jobs.close()
  }
}

/** From the first batch that arrived to the last: taking over from another relay is not the work. */
async function relay(
  { installation, bus }: RelayStage,
  jobs: Awaited<ReturnType<typeof openPostgresJobs>>,
  count: number,
): Promise<Measured> {
  const stopping = new AbortController()
  const seen = { firstAt: 0, first: 0, delivered: 0 }
  let relaying: Promise<void> | undefined
  await new Promise<void>((resolve, reject) => {
    relaying = runRelay({
      connectionString: installation.databaseUrl,
      bus,
      jobs,
      signal: stopping.signal,
      batchRows: BATCH,
      onError: reject,
      onDelivered(_, rows) {
        seen.delivered += rows
        if (seen.firstAt === 0) Object.assign(seen, { firstAt: performance.now(), first: rows })
        if (seen.delivered >= count) resolve()
      },
    })
  })
  const elapsedMs = performance.now() - seen.firstAt
  stopping.abort()
  await relaying
  return { perSecond: ((count - seen.first) / elapsedMs) * 1_000 }
}
