import { runRelay } from '@tahanan/catalog/outbox/relay.ts'
import { openPostgresEventBus } from '@tahanan/platform/event-bus/postgres-event-bus.ts'
import { openPostgresJobs } from '@tahanan/platform/jobs/postgres-jobs.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { startProjector } from '@tahanan/read-models/projection/projector.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { ensureCatalogTopic } from './ensure-catalog-topic.ts'

export interface PipelineSettings {
  /** The catalogue's database, as the writing role. */
  readonly databaseUrl: string
  /** Where the read schema lives; the same one when embedded. */
  readonly readDatabaseUrl: string
  readonly log: Log
}

export interface Pipeline {
  /** Finishes the batches under way. */
  stop(): Promise<void>
}

/** Everything between a command and the public answer, in this process: the relay and the projector. */
export async function startPipeline({ databaseUrl, readDatabaseUrl, log }: PipelineSettings): Promise<Pipeline> {
  const onError = (error: unknown): void => log.error({ err: error }, 'pipeline')
  const bus = await openPostgresEventBus({ connectionString: databaseUrl, onError })
  const jobs = await openPostgresJobs({ connectionString: databaseUrl, onError })
  await ensureCatalogTopic(bus)
  const pool = openReadPool({ connectionString: readDatabaseUrl, max: 6, applicationName: 'projector', onError })
  const projector = await startProjector({
    bus,
    pool,
    onError,
    onProjected: (batch) => log.info(batch, 'projected'),
  })
  const stopping = new AbortController()
  const relaying = runRelay({
    connectionString: databaseUrl,
    bus,
    jobs,
    signal: stopping.signal,
    onError,
    onDelivered: (destination, rows) => log.info({ destination, rows }, 'relayed'),
  })
  return {
    async stop() {
      stopping.abort()
      await relaying
      await projector.close()
      await bus.close()
      await jobs.close()
      await pool.end()
    },
  }
}
