import { randomBytes } from 'node:crypto'
import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import { openMeiliClient } from '@tahanan/platform/search-engine/meili-client.ts'
import { expect, vi } from 'vitest'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { countPendingIndexUpdates, isIndexFilled } from '../search-index/pending-index-update.store.ts'
import { runIndexer } from '../search-index/indexer.ts'
import { MeilisearchEngine } from './meilisearch-engine.ts'
import type { SearchEngineUnderTest } from './search-engine.contract.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }

/** An index of its own over the listings of a database, kept by an indexer until it is stopped. */
export async function startMeilisearch(
  { readPool: pool, connectionString }: ReadDatabase,
  { url, key }: { readonly url: string; readonly key: string | undefined },
): Promise<SearchEngineUnderTest> {
  const client = openMeiliClient({ url, key, timeoutMs: 5_000 })
  const indexName = `test-${randomBytes(6).toString('hex')}`
  const stopping = new AbortController()
  const onError = vi.fn()
  const running = runIndexer({ connectionString, client, indexName, signal: stopping.signal, onError })
  return {
    engine: new MeilisearchEngine({ client, pool, indexName }),
    async untilIndexed() {
      await vi.waitFor(async () => {
        expect(await isIndexFilled(pool, indexName)).toBe(true)
        expect(await countPendingIndexUpdates(pool, indexName)).toBe(0)
      }, PATIENCE)
    },
    async stop() {
      stopping.abort()
      await running
      await awaitTask(client, client.index(indexName).delete())
      expect(onError).not.toHaveBeenCalled()
    },
  }
}
