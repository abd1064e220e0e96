import { runIndexer } from '@tahanan/read-models/search-index/indexer.ts'
import { countMarks, isIndexFilled } from '@tahanan/read-models/search-index/index-mark.store.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { SEARCH_INDEX } from '@tahanan/read-models/search-index/search-index.ts'
import type { Client } from './client.ts'
import type { Pool } from 'pg'

const LOOK_EVERY_MS = 100

/** Lets the indexer fill the index that searches go to. */
export async function fillSearchIndex(connectionString: string, pool: Pool, client: Client): Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  // What an earlier run left is of another catalogue.
  await client.deleteIndexIfExists(SEARCH_INDEX.name)
  await pool.query('delete from search_index where name = $1', [SEARCH_INDEX.name])
  const indexing = runIndexer({ connectionString, client, signal, onError: console.error })
  const isDone = async () =>
    (await isIndexFilled(pool, SEARCH_INDEX.name)) && (await countMarks(pool, SEARCH_INDEX.name)) === 0
  while (!(await isDone())) await pause(LOOK_EVERY_MS)
  stopping.abort()
  await indexing
}
