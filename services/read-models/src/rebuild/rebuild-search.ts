import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { closeGate } from '../projection/close-gate.ts'
import { dropDirt } from '../projection/dirt.store.ts'
import { inProjection } from '../projection/in-projection.ts'
import { markEveryListing } from '../listing/listing-view.store.ts'
import { notifyReadChanged } from '../projection/read-changed.ts'
import { openReadPool } from '../schema/open-read-pool.ts'
import { READ_MIGRATIONS } from '../schema/read-migrations.ts'
import { holdRebuildLock } from './hold-rebuild-lock.ts'
import type { RebuildReport, RebuildSettings } from './rebuild-listing-view.ts'
import { recountVocabulary } from './recount-vocabulary.ts'
import { refreshEverything } from './refresh-everything.ts'
import { restoreShelves } from './restore-shelves.ts'

/**
 * Makes everything that searches go by anew, in place and while serving: the search row of every listing, and from
 * those the shelves and the vocabulary, for which projections stand still. An index beside Postgres is sent every
 * listing again.
 *
 * @throws RebuildRunning, the signal's reason, or what went wrong
 */
export async function rebuildSearch(settings: Omit<RebuildSettings, 'bus'>): Promise<RebuildReport> {
  return holdRebuildLock(settings.connectionString, (lost) => rebuild(settings, lost))
}

async function rebuild(settings: Omit<RebuildSettings, 'bus'>, lost: AbortSignal): Promise<RebuildReport> {
  const { connectionString, onProgress = () => {}, onError = () => {} } = settings
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
      AbortSignal.any([settings.signal, lost]),
      (done, total) => onProgress('refresh', done, total),
    )
    const pausedMs = await inTransaction(pool, async (client) => {
      await closeGate(client, READ_MIGRATIONS.schema)
      const closedAt = performance.now()
      await restoreShelves(client)
      await recountVocabulary(client)
      await markEveryListing(client)
      await notifyReadChanged(client, { noun: null, changed: null })
      return performance.now() - closedAt
    })
    return { setAside, pausedMs }
  } finally {
    await pool.end()
  }
}
