import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import { openMeiliClient } from '@tahanan/platform/search-engine/meili-client.ts'
import { describe, expect, it, vi } from 'vitest'
import { countMarks, isIndexFilled } from '../search-index/index-mark.store.ts'
import { runIndexer } from '../search-index/indexer.ts'
import { SEARCH_INDEX } from '../search-index/search-index.ts'
import { MeilisearchEngine } from './meilisearch-engine.ts'
import { describeSearchEngine } from './search-engine.contract.ts'

const { MEILI_URL: url, MEILI_KEY: key } = loadConfig()
const PATIENCE = { timeout: 30_000, interval: 20 }

/** No registry has a Meilisearch to start; whoever runs one names it. */
if (url === undefined) {
  describe('Meilisearch', () => {
    it('is not tried: MEILI_URL names none', () => expect(url).toBeUndefined())
  })
} else {
  describeSearchEngine('Meilisearch', async ({ readPool: pool, connectionString }) => {
    const client = openMeiliClient({ url, key, timeoutMs: 5_000 })
    // A database of its own begins with an index of its own.
    await awaitTask(client, client.index(SEARCH_INDEX.name).delete())
    const stopping = new AbortController()
    const onError = vi.fn()
    const running = runIndexer({ connectionString, client, signal: stopping.signal, onError })
    return {
      engine: new MeilisearchEngine({ client, pool }),
      async settle() {
        await vi.waitFor(async () => {
          expect(await isIndexFilled(pool, SEARCH_INDEX.name)).toBe(true)
          expect(await countMarks(pool, SEARCH_INDEX.name)).toBe(0)
        }, PATIENCE)
      },
      async stop() {
        stopping.abort()
        await running
        expect(onError).not.toHaveBeenCalled()
      },
    }
  })
}
