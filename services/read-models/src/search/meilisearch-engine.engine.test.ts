import { randomBytes } from 'node:crypto'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import { openMeiliClient } from '@tahanan/platform/search-engine/meili-client.ts'
import { describe, expect, it, vi } from 'vitest'
import { countMarks, isIndexFilled } from '../search-index/index-mark.store.ts'
import { runIndexer } from '../search-index/indexer.ts'
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
    const indexName = `test-${randomBytes(6).toString('hex')}`
    const stopping = new AbortController()
    const onError = vi.fn()
    const running = runIndexer({ connectionString, client, indexName, signal: stopping.signal, onError })
    return {
      engine: new MeilisearchEngine({ client, pool, indexName }),
      async settle() {
        await vi.waitFor(async () => {
          expect(await isIndexFilled(pool, indexName)).toBe(true)
          expect(await countMarks(pool, indexName)).toBe(0)
        }, PATIENCE)
      },
      async stop() {
        stopping.abort()
        await running
        await awaitTask(client, client.index(indexName).delete())
        expect(onError).not.toHaveBeenCalled()
      },
    }
  })
}
