import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import type { Meilisearch } from 'meilisearch'
import type pg from 'pg'
import { firstRequestIds } from '../projection/request-ids.store.ts'
import { INDEX_CHANGED } from './index-changed.ts'
import { deleteMarks, listMarks } from './index-mark.store.ts'
import { readListingDocuments } from './listing-document.store.ts'
import { requireSuccess } from './require-success.ts'
import { writeDocuments } from './write-documents.ts'

export interface MarkDrain {
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
 * Brings one batch of marked listings into the index as they are now, and answers what was done; undefined when nothing
 * is marked. Marks of listings that change meanwhile stay, so nothing depends on the order of anything.
 */
export async function drainMarks({ pool, client, indexName, onError }: MarkDrain): Promise<IndexedBatch | undefined> {
  const marks = await listMarks(pool, indexName, BATCH)
  if (marks.length === 0) return undefined
  const startedAt = performance.now()
  const ids = marks.map(({ listingId }) => listingId)
  const documents = await readListingDocuments(pool, ids)
  const gone = ids.filter((id) => !documents.has(id))
  const readAt = performance.now()
  // Other listings than those below; together they are one batch to Meilisearch.
  const removing = gone.length === 0 ? undefined : awaitTask(client, client.index(indexName).deleteDocuments(gone))
  removing?.catch(() => {})
  await writeDocuments(client, indexName, [...documents.values()], (id, cause) =>
    onError(new Error(`Listing ${id} is not in the index.`, { cause })),
  )
  if (removing !== undefined) requireSuccess(await removing)
  const writtenAt = performance.now()
  await deleteMarks(pool, indexName, marks)
  await pool.query({
    name: 'notify-index-changed',
    text: 'select pg_notify($1, $2)',
    values: [INDEX_CHANGED, indexName],
  })
  return {
    listings: documents.size,
    removed: gone.length,
    readMs: readAt - startedAt,
    writeMs: writtenAt - readAt,
    requestIds: firstRequestIds(marks),
  }
}
