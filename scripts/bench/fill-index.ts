import { type MeiliClientSettings, openMeiliClient } from '@tahanan/platform/search-engine/meili-client.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import {
  countPendingIndexUpdates,
  isIndexFilled,
} from '@tahanan/read-models/search-index/pending-index-update.store.ts'
import { runIndexer } from '@tahanan/read-models/search-index/indexer.ts'
import { SEARCH_INDEX } from '@tahanan/read-models/search-index/search-index.ts'

const POLL_MS = 500

/** Brings every listing of the database into Meilisearch, by the indexer itself. The index belongs to this database alone. */
export async function fillIndex(
  connectionString: string,
  { url, key }: Omit<MeiliClientSettings, 'timeoutMs'>,
): Promise<void> {
  const client = openMeiliClient({ url, key, timeoutMs: 30_000 })
  const pool = openReadPool({ connectionString, max: 1, applicationName: 'bench' })
  const stopping = new AbortController()
  const running = runIndexer({ connectionString, client, signal: stopping.signal, onError: console.error })
  const isDone = async () =>
    (await isIndexFilled(pool, SEARCH_INDEX.name)) && (await countPendingIndexUpdates(pool, SEARCH_INDEX.name)) === 0
  try {
    while (!(await isDone())) await pause(POLL_MS)
  } finally {
    stopping.abort()
    await running
    await pool.end()
  }
}
