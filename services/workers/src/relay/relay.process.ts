import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import { readOutboxBacklog } from '@tahanan/catalog/outbox/outbox.store.ts'
import { runRelay } from '@tahanan/catalog/outbox/relay.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openTogether } from '@tahanan/platform/process/open-together.ts'
import { runProcess } from '@tahanan/platform/process/run-process.ts'
import { loadOffsets } from '@tahanan/read-models/projection/offset.store.ts'
import { PROJECTOR_GROUP } from '@tahanan/read-models/projection/projector.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { ALERT_MATCHER_GROUP } from '../alert/match-alerts.ts'
import { createPipelineMetrics, watchMetric } from '../metric/pipeline-metrics.ts'
import { ensureCatalogTopic } from '../pipeline/ensure-catalog-topic.ts'
import { WEBHOOK_GROUP } from '../webhook/notify-webhooks.ts'

/** Moves what commands leave in the outbox to the event bus and the queues. One of several works (design §4). */
await runProcess({
  name: 'relay',
  needs: ['DATABASE_URL'],
  uses: ['READ_DATABASE_URL', 'KAFKA_BROKERS', 'REDIS_URL'],
  async start({ config, log, metrics, onError }) {
    const databaseUrl = config.DATABASE_URL
    const [bus, jobs] = await openTogether([
      openEventBus(config, { databaseUrl, onError }),
      openJobs(config, { databaseUrl, onError }),
    ])
    await ensureCatalogTopic(bus)
    const pool = openPool({ connectionString: databaseUrl, max: 1, applicationName: 'relay metrics', onError })
    const pipeline = createPipelineMetrics(metrics)
    watchMetric(metrics, {
      name: 'outbox_waiting_rows',
      help: 'Rows that wait for the relay.',
      read: async () => (await readOutboxBacklog(pool)).waiting,
    })
    watchMetric(metrics, {
      name: 'outbox_refused_rows',
      help: 'Rows set aside because their engine will never take them.',
      read: async () => (await readOutboxBacklog(pool)).refused,
    })
    const readPool = openReadPool({
      connectionString: config.READ_DATABASE_URL ?? databaseUrl,
      max: 1,
      applicationName: 'relay metrics',
      onError,
    })
    const lagOf = async (group: string, offsets?: Awaited<ReturnType<typeof loadOffsets>>): Promise<number> =>
      Number((await bus.lag(CATALOG_TOPIC, group, offsets)).reduce((sum, { lag }) => sum + lag, 0n))
    // Published here, so that they are known while nobody follows.
    watchMetric(metrics, {
      name: 'projection_lag_messages',
      help: 'Messages behind the end of the topic.',
      read: async () => lagOf(PROJECTOR_GROUP, await loadOffsets(readPool, CATALOG_TOPIC)),
    })
    watchMetric(metrics, {
      name: 'alert_lag_messages',
      help: 'Messages that were not matched against the alerts yet.',
      read: () => lagOf(ALERT_MATCHER_GROUP),
    })
    watchMetric(metrics, {
      name: 'webhook_lag_messages',
      help: 'Messages that webhooks were not notified of yet.',
      read: () => lagOf(WEBHOOK_GROUP),
    })
    const stopping = new AbortController()
    const relaying = runRelay({
      connectionString: databaseUrl,
      bus,
      jobs,
      signal: stopping.signal,
      onError,
      onDelivered(destination, rows, requestIds) {
        pipeline.handled('relay', rows)
        log.info({ destination, rows, request_ids: requestIds }, 'relayed')
      },
    })
    return {
      probes: { postgres: () => pool.query('select'), bus: () => bus.ping(), jobs: () => jobs.ping() },
      async stop() {
        stopping.abort()
        await relaying
        await Promise.all([bus.close(), jobs.close(), pool.end(), readPool.end()])
      },
    }
  },
})
