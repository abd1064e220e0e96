import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import { backOffMs } from '@tahanan/platform/postgres/back-off-ms.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { Meilisearch } from 'meilisearch'
import type pg from 'pg'
import { drainMarks } from '../search-index/drain-marks.ts'
import { dropIndex } from '../search-index/drop-index.ts'
import { INDEX_CHANGED } from '../search-index/index-changed.ts'
import { countMarks } from '../search-index/index-mark.store.ts'
import { prepareIndex } from '../search-index/prepare-index.ts'
import { requireSuccess } from '../search-index/require-success.ts'
import {
  adoptSecondIndex,
  beginSecondIndex,
  endSecondIndex,
  secondIndexOf,
} from '../search-index/second-index.store.ts'

export interface IndexRebuild {
  /** Its search path leads to the read schema. */
  readonly pool: pg.Pool
  readonly client: Meilisearch
  readonly indexName: string
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
  readonly onError: (error: unknown) => void
}

/**
 * Fills a second index beside the one that serves, while changes go to both, and puts it into the place of the first
 * when it has everything (design §5). Whoever holds the rebuild lock may call it; what an earlier one left is cleared.
 *
 * @throws the signal's reason, or what went wrong; the first index serves on, and misses nothing
 */
export async function rebuildIndex(rebuild: IndexRebuild): Promise<void> {
  const { pool, client, indexName } = rebuild
  const second = secondIndexOf(indexName)
  await endSecondIndex(pool, indexName)
  await dropIndex(client, second)
  await prepareIndex(client, indexName)
  await prepareIndex(client, second)
  try {
    await fill(rebuild, await beginSecondIndex(pool, indexName))
    // Never tried again: one that was carried out without an answer would be undone.
    requireSuccess(await awaitTask(client, client.swapIndexes([{ indexes: [indexName, second], rename: false }])))
    await adoptSecondIndex(pool, indexName)
  } finally {
    await endSecondIndex(pool, indexName)
  }
  await pool.query('select pg_notify($1, $2)', [INDEX_CHANGED, indexName])
  await dropIndex(client, second)
}

/** Until the second index has taken everything that was marked for it, an engine that is away waited for. */
async function fill({ pool, client, indexName, signal, onProgress, onError }: IndexRebuild, total: number) {
  const second = secondIndexOf(indexName)
  let failures = 0
  onProgress(0, total)
  for (;;) {
    signal.throwIfAborted()
    try {
      for await (const _ of drainMarks({ pool, client, indexName: second, onError })) {
        failures = 0
        onProgress(Math.max(0, total - (await countMarks(pool, second))), total)
        if (signal.aborted) break
      }
      if (!signal.aborted) return
    } catch (error) {
      onError(error)
      failures += 1
      await pause(backOffMs(failures), signal)
    }
  }
}
