import { openWakeUp } from '@tahanan/platform/event-bus/wake-up.ts'
import { backOffMs, pause } from '@tahanan/platform/postgres/pause.ts'
import { holdLeadership } from '@tahanan/platform/postgres/leadership.ts'
import { openListener } from '@tahanan/platform/postgres/listener.ts'
import type { Meilisearch } from 'meilisearch'
import { withoutProjections } from '../projection/in-projection.ts'
import { READ_CHANGED } from '../projection/read-changed.ts'
import { clearLeftIndex } from '../rebuild/clear-left-index.ts'
import { openReadPool } from '../schema/open-read-pool.ts'
import { drainPendingIndexUpdates } from './drain-pending-index-updates.ts'
import type { IndexedBatch } from './drain-pending-index-updates.ts'
import { emptyIndex } from './index-task.ts'
import { isIndexKnown, noteFilled, registerIndex } from './pending-index-update.store.ts'
import { prepareIndex } from './prepare-index.ts'
import { SEARCH_INDEX } from './search-index.ts'

export interface IndexerSettings {
  /** The database of the read schema, as the role that owns it. */
  readonly connectionString: string
  readonly client: Meilisearch
  /** Another than `SEARCH_INDEX` names. */
  readonly indexName?: string
  /** Ends it, after the batch under way. */
  readonly signal: AbortSignal
  readonly onIndexed?: (batch: IndexedBatch) => void
  /** Told of every failure; it goes on by itself. */
  readonly onError?: (error: unknown) => void
}

/** Changes call; this is for the call that was lost. */
const POLL_MS = 5_000
/** How soon the remains of a killed rebuild are dealt with. */
const CLEAR_EVERY_MS = 10_000

/**
 * Keeps the index of listings up to date until `signal` aborts. Start as many as you like: one works, the others stand
 * by, because Meilisearch does one task at a time anyway (design §5).
 */
export async function runIndexer(settings: IndexerSettings): Promise<void> {
  const { connectionString, client, signal, onIndexed, onError = () => {} } = settings
  const { indexName = SEARCH_INDEX.name } = settings
  const pool = openReadPool({ connectionString, max: 2, applicationName: 'indexer', onError })
  const listener = openListener({ connectionString, applicationName: 'indexer', onError })
  const changed = openWakeUp()
  let clearedAt = -CLEAR_EVERY_MS
  listener.listen(READ_CHANGED, () => changed.ring())

  async function clearLeft(): Promise<void> {
    if (performance.now() - clearedAt < CLEAR_EVERY_MS) return
    await clearLeftIndex(connectionString, pool, indexName)
    clearedAt = performance.now()
  }

  async function lead(leading: AbortSignal): Promise<void> {
    const isEmpty = await prepareIndex(client, indexName)
    // One that is filled, and that this schema does not know, holds what another one left.
    if (!isEmpty && !(await isIndexKnown(pool, indexName))) await emptyIndex(client, indexName)
    // A projection that began earlier would not mark what it changes.
    await withoutProjections(pool, (connection) => registerIndex(connection, indexName, isEmpty))
    let failures = 0
    while (!leading.aborted) {
      try {
        for await (const batch of drainPendingIndexUpdates({ pool, client, indexName, onError })) {
          failures = 0
          onIndexed?.(batch)
          if (leading.aborted) return
        }
        failures = 0
        await noteFilled(pool, indexName)
        await clearLeft()
        await changed.wait(POLL_MS, leading)
      } catch (error) {
        onError(error)
        failures += 1
        await pause(backOffMs(failures), leading)
      }
    }
  }

  try {
    await holdLeadership({ connectionString, name: 'indexer', signal, lead, onError })
  } finally {
    await listener.close()
    await pool.end()
  }
}
