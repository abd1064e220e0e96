import { runProcess } from '@tahanan/platform/process/run-process.ts'
import { openMeiliClient } from '@tahanan/platform/search-engine/meili-client.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { countPendingIndexUpdates } from '@tahanan/read-models/search-index/pending-index-update.store.ts'
import { runIndexer } from '@tahanan/read-models/search-index/indexer.ts'
import { SEARCH_INDEX } from '@tahanan/read-models/search-index/search-index.ts'
import { createPipelineMetrics, watchMetric } from '../metric/pipeline-metrics.ts'
import { indexedLine } from './indexed-line.ts'

const TIMEOUT_MS = 30_000

/** Brings what changed into Meilisearch. One of several works (design §5). */
await runProcess({
  name: 'indexer',
  needs: ['DATABASE_URL', 'MEILI_URL'],
  uses: ['READ_DATABASE_URL'],
  async start({ config, log, metrics, onError }) {
    const connectionString = config.READ_DATABASE_URL ?? config.DATABASE_URL
    const client = openMeiliClient({ url: config.MEILI_URL, key: config.MEILI_KEY, timeoutMs: TIMEOUT_MS })
    const pool = openReadPool({ connectionString, max: 1, applicationName: 'indexer metrics', onError })
    const pipeline = createPipelineMetrics(metrics)
    watchMetric(metrics, {
      name: 'index_waiting_listings',
      help: 'Listings that the search index has yet to take.',
      read: () => countPendingIndexUpdates(pool, SEARCH_INDEX.name),
    })
    const stopping = new AbortController()
    const indexing = runIndexer({
      connectionString,
      client,
      signal: stopping.signal,
      onError,
      onIndexed(batch) {
        pipeline.handled('index', batch.listings + batch.removed, batch.readMs + batch.writeMs)
        log.info(indexedLine(batch), 'indexed')
      },
    })
    return {
      probes: { postgres: () => pool.query('select'), search: () => client.health() },
      async stop() {
        stopping.abort()
        await indexing
        await pool.end()
      },
    }
  },
})
