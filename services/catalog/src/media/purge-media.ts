import type { PictureVariant } from '@tahanan/contracts/picture/picture.ts'
import { variantPath } from '@tahanan/contracts/picture/variants.ts'
import type { Bucket, ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type { Pool, PoolClient } from 'pg'
import type { Catalog } from '../command/run-command.ts'
import { type OriginalFormat, originalKey, removeUnusedFiles } from '../picture/picture-files.ts'
import { countChanged, listRows } from '../row/row.store.ts'

/** Hashes of pictures that were deleted before `before`, each once. */
async function listDueHashes(pool: Pool, before: Date): Promise<string[]> {
  const { rows } = await pool.query<{ hash: string }>(
    'select distinct hash from app.picture where deleted_at < $1 order by hash',
    [before],
  )
  return rows.map(({ hash }) => hash)
}

/** Answers how many there were. */
function removeDuePictures(client: PoolClient, hash: string, before: Date): Promise<number> {
  return countChanged(client, 'delete from app.picture where hash = $1 and deleted_at < $2', [hash, before])
}

function listDueDocuments(pool: Pool, before: Date): Promise<{ id: number; key: string }[]> {
  return listRows(pool, 'select id, object_key as key from app.document where deleted_at < $1 order by id', [before])
}

async function removeDocument(pool: Pool, id: number): Promise<void> {
  await pool.query('delete from app.document where id = $1 and deleted_at is not null', [id])
}

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
const RETENTION_MS = 30 * 24 * 60 * 60_000

/**
 * Removes what was deleted 30 days ago for good: the files, then the rows, so that a crash in between is made up for
 * the next time. Files that another picture has too stay. An upload of the same bytes either is seen here, or finds its
 * files gone and stores them again, because both lock the hash.
 */
export async function purgeMedia({ catalog: { pool }, store, now, signal }: MediaPurge): Promise<PurgedMedia> {
  const before = new Date(now.getTime() - RETENTION_MS)
  let pictures = 0
  for (const hash of await listDueHashes(pool, before)) {
    signal?.throwIfAborted()
    pictures += await inTransaction(pool, async (client) => {
      await removeUnusedFiles(client, store, { hashes: [hash], keptSince: before })
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

/** An object by its bucket and key: `media/3f…c1/720.webp`. */
export type ObjectName = `${Bucket}/${string}`

interface PictureRow {
  readonly hash: string
  readonly format: OriginalFormat
  readonly variants: readonly PictureVariant[]
}

/** Every object that a picture, document or import which is there refers to. */
export async function listReferredObjects(pool: Pool): Promise<Set<ObjectName>> {
  const names = new Set<ObjectName>()
  const { rows: pictures } = await pool.query<PictureRow>(
    'select distinct hash, original_format as format, variants from app.picture where deleted_at is null',
  )
  for (const { hash, format, variants } of pictures) {
    names.add(`originals/${originalKey(hash, format)}`)
    for (const variant of variants) names.add(`media/${variantPath(hash, variant)}`)
  }
  const { rows: documents } = await pool.query<{ key: string }>(
    'select object_key as key from app.document where deleted_at is null union all select file_key from app.import_run',
  )
  for (const { key } of documents) names.add(`documents/${key}`)
  return names
}

/** Hashes of all pictures and keys of all documents, deleted ones included whose files are not due yet. */
export async function listKnownOwners(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select hash as name from app.picture union select object_key from app.document
     union select file_key from app.import_run`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** The hash of a picture, the key of a document. */
export function ownerOf(bucket: Bucket, key: string): string {
  return bucket === 'documents' ? key : (key.split(/[./]/, 1)[0] ?? key)
}
