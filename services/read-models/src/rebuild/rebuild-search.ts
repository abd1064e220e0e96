import { backOffMs, pause } from '@tahanan/platform/postgres/pause.ts'
import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import type { Meilisearch } from 'meilisearch'
import type pg from 'pg'
import { addPendingIndexUpdatesForAll } from '../listing/listing-view.store.ts'
import { withoutProjections } from '../projection/in-projection.ts'
import { queueEveryArea } from '../place/pending-area.store.ts'
import { INDEX_CHANGED, notifyReadChanged } from '../projection/read-changed.ts'
import { openReadPool } from '../schema/open-read-pool.ts'
import { drainPendingIndexUpdates } from '../search-index/drain-pending-index-updates.ts'
import { dropIndex, requireSuccess } from '../search-index/index-task.ts'
import { countPendingIndexUpdates } from '../search-index/pending-index-update.store.ts'
import { prepareIndex } from '../search-index/prepare-index.ts'
import { SEARCH_INDEX } from '../search-index/search-index.ts'
import {
  adoptSecondIndex,
  beginSecondIndex,
  endSecondIndex,
  secondIndexOf,
} from '../search-index/second-index.store.ts'
import { recountOffers } from '../suggestion/offer-count.store.ts'
import { holdRebuildLock } from './hold-rebuild-lock.ts'
import type { RebuildReport, RebuildSettings } from './rebuild-listing-view.ts'
import { openDrain, refreshEverything } from './refresh-everything.ts'

export interface SearchRebuildSettings extends Omit<RebuildSettings, 'bus'> {
  /** Of the engine beside Postgres: a second index is filled there, and takes the place of the first. */
  readonly client?: Meilisearch | undefined
  /** Another than `SEARCH_INDEX` names. */
  readonly indexName?: string
}

/**
 * Makes everything that searches go by anew, in place and while serving: the search row of every listing, and from
 * those the numbers of offers, for which projections stand still; and then the index beside Postgres.
 *
 * @throws RebuildRunning, the signal's reason, or what went wrong
 */
export async function rebuildSearch(settings: SearchRebuildSettings): Promise<RebuildReport> {
  return holdRebuildLock(settings.connectionString, (lost) => rebuildHolding(settings, lost))
}

async function rebuildHolding(settings: SearchRebuildSettings, lost: AbortSignal): Promise<RebuildReport> {
  const { connectionString, client: engine, onProgress = () => {}, onError = () => {} } = settings
  const signal = AbortSignal.any([settings.signal, lost])
  const pool = openReadPool({ connectionString, max: 4, applicationName: 'rebuild' })
  let setAside = 0
  try {
    const drain = openDrain(pool, (cause) => {
      setAside += 1
      onError(cause)
    })
    await refreshEverything(drain, signal, (done, total) => onProgress('refresh', done, total))
    const pausedMs = await withoutProjections(pool, async (client) => {
      const closedAt = performance.now()
      await recountOffers(client)
      await queueEveryArea(client)
      if (engine === undefined) await addPendingIndexUpdatesForAll(client)
      await notifyReadChanged(client)
      return performance.now() - closedAt
    })
    if (engine !== undefined) {
      await rebuildIndex({
        pool,
        client: engine,
        indexName: settings.indexName ?? SEARCH_INDEX.name,
        signal,
        onProgress: (done, total) => onProgress('index', done, total),
        onError,
      })
    }
    return { setAside, pausedMs }
  } finally {
    await pool.end()
  }
}

interface IndexRebuild {
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
async function rebuildIndex(rebuild: IndexRebuild): Promise<void> {
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

/** Until the second index has taken everything that was pending for it, an engine that is away waited for. */
async function fill({ pool, client, indexName, signal, onProgress, onError }: IndexRebuild, total: number) {
  const second = secondIndexOf(indexName)
  let failures = 0
  onProgress(0, total)
  for (;;) {
    signal.throwIfAborted()
    try {
      for await (const _ of drainPendingIndexUpdates({ pool, client, indexName: second, onError })) {
        failures = 0
        onProgress(Math.max(0, total - (await countPendingIndexUpdates(pool, second))), total)
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
