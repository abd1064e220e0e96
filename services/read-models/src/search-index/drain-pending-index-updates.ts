import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import { findApiError } from '@tahanan/platform/search-engine/find-api-error.ts'
import type { Meilisearch } from 'meilisearch'
import type pg from 'pg'
import { INDEX_CHANGED } from '../projection/read-changed.ts'
import { firstRequestIds } from '../projection/request-ids.store.ts'
import { deletePendingIndexUpdates, listPendingIndexUpdates } from './pending-index-update.store.ts'
import type { PendingIndexUpdate } from './pending-index-update.store.ts'
import { readListingDocuments } from './listing-document.store.ts'
import { DocumentsRefused, requireSuccess } from './index-task.ts'

export interface IndexUpdateDrain {
  /** Its search path leads to the read schema. */
  readonly pool: pg.Pool
  readonly client: Meilisearch
  readonly indexName: string
  readonly onError: (error: unknown) => void
}

export interface IndexedBatch {
  readonly listings: number
  readonly removed: number
  readonly readMs: number
  /** Until Meilisearch had done it. */
  readonly writeMs: number
  /** Some of the requests that changed them. */
  readonly requestIds: readonly string[]
}

const BATCH = 1_000

/**
 * Brings waiting listings into the index as they are now, batch by batch, and tells what was done; ends when nothing
 * waits. Updates of listings that change meanwhile stay, so nothing depends on the order of anything.
 */
export async function* drainPendingIndexUpdates(
  drain: IndexUpdateDrain,
): AsyncGenerator<IndexedBatch, void, undefined> {
  for (;;) {
    const updates = await listPendingIndexUpdates(drain.pool, drain.indexName, BATCH)
    if (updates.length === 0) return
    yield await takeUpdates(drain, updates)
  }
}

async function takeUpdates(
  { pool, client, indexName, onError }: IndexUpdateDrain,
  updates: readonly PendingIndexUpdate[],
): Promise<IndexedBatch> {
  const readAt = performance.now()
  const ids = updates.map(({ listingId }) => listingId)
  const documents = await readListingDocuments(pool, ids)
  const startedAt = performance.now()
  const gone = ids.filter((id) => !documents.has(id))
  // Other listings than those below; together they are one batch to Meilisearch.
  const removing = gone.length === 0 ? undefined : awaitTask(client, client.index(indexName).deleteDocuments(gone))
  removing?.catch(() => {})
  await writeDocuments(client, indexName, [...documents.values()], (id, cause) =>
    onError(new Error(`Listing ${id} is not in the index.`, { cause })),
  )
  if (removing !== undefined) requireSuccess(await removing)
  const writeMs = performance.now() - startedAt
  await deletePendingIndexUpdates(pool, indexName, updates)
  await pool.query({
    name: 'notify-index-changed',
    text: 'select pg_notify($1, $2)',
    values: [INDEX_CHANGED, indexName],
  })
  return {
    listings: documents.size,
    removed: gone.length,
    readMs: startedAt - readAt,
    writeMs,
    requestIds: firstRequestIds(updates),
  }
}

interface WritableDocument {
  readonly id: number
}

/**
 * Puts documents into the index in one task, and waits for it. When the index refuses them, halves find the culprit,
 * which is reported and left out, so that the others are found.
 */
export async function writeDocuments(
  client: Meilisearch,
  indexName: string,
  documents: readonly WritableDocument[],
  onRefused: (id: number, cause: unknown) => void,
): Promise<void> {
  const [first, ...others] = documents
  if (first === undefined) return
  try {
    requireSuccess(await awaitTask(client, client.index(indexName).addDocuments([...documents])))
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (others.length === 0) return onRefused(first.id, error)
    const middle = Math.ceil(documents.length / 2)
    await writeDocuments(client, indexName, documents.slice(0, middle), onRefused)
    await writeDocuments(client, indexName, documents.slice(middle), onRefused)
  }
}

/** Said of the task, or at once: the batch is larger than a call may be. */
function isRefusal(error: unknown): boolean {
  return error instanceof DocumentsRefused || findApiError(error)?.cause?.code === 'payload_too_large'
}
