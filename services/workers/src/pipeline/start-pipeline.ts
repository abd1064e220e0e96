import type { EngineConfig } from '@tahanan/platform/config/config-schema.ts'
import { runRelay } from '@tahanan/catalog/outbox/relay.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { logTrouble } from '@tahanan/platform/log/log-trouble.ts'
import { loadMeiliClient } from '@tahanan/platform/search-engine/load-meili-client.ts'
import { openTogether } from '@tahanan/platform/process/open-together.ts'
import { startProjector } from '@tahanan/read-models/projection/projector.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { indexedLine } from '../indexer/indexed-line.ts'
import { ensureCatalogTopic } from './ensure-catalog-topic.ts'

interface PipelineSettings {
  /** The catalogue's database, as the writing role. */
  readonly databaseUrl: string
  /** Where the read schema lives; the same one when embedded. */
  readonly readDatabaseUrl: string
  /** The engines that settings name; embedded ones without. */
  readonly engines?: EngineConfig
  readonly log: Log
}

export interface Pipeline {
  /** Finishes the batches under way. */
  stop(): Promise<void>
}

const INDEX_TIMEOUT_MS = 30_000

/** All between a command and the public answer, in this process: relay, projector and, for Meilisearch, indexer. */
export async function startPipeline({
  databaseUrl,
  readDatabaseUrl,
  engines = {},
  log,
}: PipelineSettings): Promise<Pipeline> {
  const onError = logTrouble(log, 'pipeline')
  const [bus, jobs] = await openTogether([
    openEventBus(engines, { databaseUrl, onError }),
    openJobs(engines, { databaseUrl, onError }),
  ])
  try {
    await ensureCatalogTopic(bus)
  } catch (error) {
    await Promise.allSettled([bus.close(), jobs.close()])
    throw error
  }
  const pool = openReadPool({ connectionString: readDatabaseUrl, max: 7, applicationName: 'projector', onError })
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
    onDelivered: (destination, rows, ids) => log.info({ destination, rows, request_ids: ids }, 'relayed'),
  })
  const indexing = startIndexing(engines)

  async function startIndexing({ MEILI_URL: url, MEILI_KEY: key }: EngineConfig): Promise<void> {
    if (url === undefined) return
    const { runIndexer } = await import('@tahanan/read-models/search-index/indexer.ts')
    return runIndexer({
      connectionString: readDatabaseUrl,
      client: await loadMeiliClient({ url, key, timeoutMs: INDEX_TIMEOUT_MS }),
      signal: stopping.signal,
      onError,
      onIndexed: (batch) => log.info(indexedLine(batch), 'indexed'),
    })
  }

  return {
    async stop() {
      stopping.abort()
      await Promise.all([relaying, indexing])
      await projector.close()
      await bus.close()
      await jobs.close()
      await pool.end()
    },
  }
}
