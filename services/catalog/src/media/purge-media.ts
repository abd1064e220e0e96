import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type { Catalog } from '../command/catalog.ts'
import { lockHashes } from '../picture/hash-lock.store.ts'
import { removePictureFiles } from '../picture/remove-picture-files.ts'
import { isHashWanted, listDueDocuments, listDueHashes, removeDocument, removeDuePictures } from './purge.store.ts'

export interface MediaPurge {
  readonly catalog: Catalog
  readonly store: ObjectStore
  readonly now: Date
  readonly signal?: AbortSignal
}

export interface PurgedMedia {
  readonly pictures: number
  readonly documents: number
}

/** How long a deleted picture's or document's files are kept (decision 65). */
const KEPT_MS = 30 * 24 * 60 * 60_000

/**
 * Removes what was deleted 30 days ago for good: the files, then the rows, so that a crash in between is made up for
 * the next time. Files that another picture has too stay. An upload of the same bytes either is seen here, or finds its
 * files gone and stores them again, because both lock the hash.
 */
export async function purgeMedia({ catalog: { pool }, store, now, signal }: MediaPurge): Promise<PurgedMedia> {
  const before = new Date(now.getTime() - KEPT_MS)
  let pictures = 0
  for (const hash of await listDueHashes(pool, before)) {
    signal?.throwIfAborted()
    pictures += await inTransaction(pool, async (client) => {
      await lockHashes(client, [hash], 'exclusive')
      if (!(await isHashWanted(client, hash, before))) await removePictureFiles(store, hash)
      return removeDuePictures(client, hash, before)
    })
  }
  const documents = await listDueDocuments(pool, before)
  for (const { id, key } of documents) {
    signal?.throwIfAborted()
    await store.delete('documents', [key])
    await removeDocument(pool, id)
  }
  return { pictures, documents: documents.length }
}
