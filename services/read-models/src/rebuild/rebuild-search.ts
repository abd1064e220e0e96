import type { Meilisearch } from 'meilisearch'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { closeGate } from '../projection/close-gate.ts'
import { dropDirt } from '../projection/dirt.store.ts'
import { inProjection } from '../projection/in-projection.ts'
import { markEveryListing } from '../listing/listing-view.store.ts'
import { notifyReadChanged } from '../projection/read-changed.ts'
import { openReadPool } from '../schema/open-read-pool.ts'
import { READ_MIGRATIONS } from '../schema/read-migrations.ts'
import { SEARCH_INDEX } from '../search-index/search-index.ts'
import { holdRebuildLock } from './hold-rebuild-lock.ts'
import type { RebuildReport, RebuildSettings } from './rebuild-listing-view.ts'
import { rebuildIndex } from './rebuild-index.ts'
import { refreshEverything } from './refresh-everything.ts'
import { recountOffers } from '../suggestion/offer-count.store.ts'

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
  return holdRebuildLock(settings.connectionString, (lost) => rebuild(settings, lost))
}

async function rebuild(settings: SearchRebuildSettings, lost: AbortSignal): Promise<RebuildReport> {
  const { connectionString, client: engine, onProgress = () => {}, onError = () => {} } = settings
  const signal = AbortSignal.any([settings.signal, lost])
  const pool = openReadPool({ connectionString, max: 4, applicationName: 'rebuild' })
  let setAside = 0
  try {
    await refreshEverything(
      {
        pool,
        now: () => new Date(),
        async setAside(noun, id, cause) {
          setAside += 1
          onError(cause)
          await inProjection(pool, (client) => dropDirt(client, noun, id))
        },
      },
      signal,
      (done, total) => onProgress('refresh', done, total),
    )
    const pausedMs = await inTransaction(pool, async (client) => {
      await closeGate(client, READ_MIGRATIONS.schema)
      const closedAt = performance.now()
      await recountOffers(client)
      if (engine === undefined) await markEveryListing(client)
      await notifyReadChanged(client, { noun: null, changed: null })
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
