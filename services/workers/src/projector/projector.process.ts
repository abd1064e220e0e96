import { logMessages } from '@tahanan/platform/event-bus/log-messages.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { runProcess } from '@tahanan/platform/process/run-process.ts'
import { startProjector } from '@tahanan/read-models/projection/projector.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { createPipelineMetrics } from '../metric/pipeline-metrics.ts'
import { ensureCatalogTopic } from '../pipeline/ensure-catalog-topic.ts'

/** Partitions that one projector works on at once, its sweep, and its counting of areas. */
const CONNECTIONS = 7

/** Follows the topic into the read schema. Several share its partitions (design §5). */
await runProcess({
  name: 'projector',
  needs: ['DATABASE_URL'],
  uses: ['READ_DATABASE_URL', 'KAFKA_BROKERS'],
  async start({ config, log, metrics, onError }) {
    const databaseUrl = config.DATABASE_URL
    const bus = await openEventBus(config, { databaseUrl, onError })
    await ensureCatalogTopic(bus)
    const connectionString = config.READ_DATABASE_URL ?? databaseUrl
    const pool = openReadPool({ connectionString, max: CONNECTIONS, applicationName: 'projector', onError })
    const pipeline = createPipelineMetrics(metrics)
    const projector = await startProjector({
      bus: logMessages(bus, log),
      pool,
      onError,
      onDeadLetter: () => pipeline.handled('dead-letter', 1),
      onProjected({ messages, recordMs, refreshMs }) {
        pipeline.handled('mark', messages, recordMs)
        pipeline.handled('refresh', messages, refreshMs)
      },
    })
    return {
      probes: { postgres: () => pool.query('select'), bus: () => bus.ping() },
      async stop() {
        await projector.close()
        await Promise.all([bus.close(), pool.end()])
      },
    }
  },
})
