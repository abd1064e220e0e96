import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import type { Meilisearch } from 'meilisearch'
import type pg from 'pg'
import { firstRequestIds } from '../projection/request-ids.store.ts'
import { INDEX_CHANGED } from './index-changed.ts'
import { deletePendingIndexUpdates, listPendingIndexUpdates } from './pending-index-update.store.ts'
import type { PendingIndexUpdate } from './pending-index-update.store.ts'
import { readListingDocuments } from './listing-document.store.ts'
import { requireSuccess } from './index-task.ts'
import { writeDocuments } from './write-documents.ts'

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

interface DocumentBatch {
  readonly updates: readonly PendingIndexUpdate[]
  readonly documents: Awaited<ReturnType<typeof readListingDocuments>>
  readonly readMs: number
}

const BATCH = 1_000

/** What has been sent to Meilisearch. */
interface BatchUnderWay {
  readonly updates: readonly PendingIndexUpdate[]
  readonly done: Promise<IndexedBatch>
}

/**
 * Brings waiting listings into the index as they are now, batch by batch, and tells what was done; ends when nothing
 * waits. Where there is more, the next batch is read and sent while Meilisearch works, which does one after the other. No
 * listing is in two batches at once, and updates of listings that change meanwhile stay, so nothing depends on the order of
 * anything.
 */
export async function* drainPendingIndexUpdates(
  drain: IndexUpdateDrain,
): AsyncGenerator<IndexedBatch, void, undefined> {
  let before: BatchUnderWay | undefined
  let sent: BatchUnderWay | undefined
  let next: Promise<DocumentBatch | undefined> | undefined
  try {
    let batch = await readBatch(drain, [])
    while (batch !== undefined) {
      sent = { updates: batch.updates, done: writeBatch(drain, batch) }
      // Until somebody waits for it, a failure would be nobody's.
      sent.done.catch(() => {})
      next =
        batch.updates.length === BATCH ? readBatch(drain, [...sent.updates, ...(before?.updates ?? [])]) : undefined
      next?.catch(() => {})
      if (before !== undefined) yield await before.done
      before = sent
      batch = await next
      if (batch !== undefined) continue
      yield await before.done
      before = undefined
      batch = await readBatch(drain, [])
    }
  } finally {
    await Promise.allSettled([before?.done, sent?.done, next])
  }
}

async function readBatch(
  { pool, indexName }: IndexUpdateDrain,
  underWay: readonly PendingIndexUpdate[],
): Promise<DocumentBatch | undefined> {
  const startedAt = performance.now()
  const updates = await listPendingIndexUpdates(pool, indexName, BATCH, underWay)
  if (updates.length === 0) return undefined
  const documents = await readListingDocuments(
    pool,
    updates.map(({ listingId }) => listingId),
  )
  return { updates, documents, readMs: performance.now() - startedAt }
}

async function writeBatch(
  { pool, client, indexName, onError }: IndexUpdateDrain,
  { updates, documents, readMs }: DocumentBatch,
): Promise<IndexedBatch> {
  const startedAt = performance.now()
  const gone = updates.map(({ listingId }) => listingId).filter((id) => !documents.has(id))
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
  return { listings: documents.size, removed: gone.length, readMs, writeMs, requestIds: firstRequestIds(updates) }
}
