import type { Pool, PoolClient } from 'pg'
import type { ListingDocument } from './document.ts'

const SELECTED = `id, listing_id as "listingId", kind, valid_until as "validUntil", object_key as "objectKey",
  size_bytes as "sizeBytes", uploaded_by as "uploadedBy", created_at as "createdAt"`

/** Answers its id. */
export async function insertDocument(client: PoolClient, document: Omit<ListingDocument, 'id'>): Promise<number> {
  const { listingId, kind, validUntil, objectKey, sizeBytes, uploadedBy, createdAt } = document
  const { rows } = await client.query<{ id: number }>(
    `insert into app.document (listing_id, kind, valid_until, object_key, size_bytes, uploaded_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [listingId, kind, validUntil, objectKey, sizeBytes, uploadedBy, createdAt],
  )
  const [row] = rows
  if (row === undefined) throw new Error('The new document has no id.')
  return row.id
}

/** Locked until the transaction ends; undefined for one that is not there, or not any more. */
export async function lockDocument(client: PoolClient, id: number): Promise<ListingDocument | undefined> {
  const { rows } = await client.query<ListingDocument>(
    `select ${SELECTED} from app.document where id = $1 and deleted_at is null for update`,
    [id],
  )
  return rows[0]
}

export async function listDocumentsOf(db: Pool | PoolClient, listingId: number): Promise<ListingDocument[]> {
  const { rows } = await db.query<ListingDocument>({
    name: 'document.list-of',
    text: `select ${SELECTED} from app.document where listing_id = $1 and deleted_at is null order by id`,
    values: [listingId],
  })
  return rows
}

export async function markDocumentDeleted(client: PoolClient, id: number, at: Date): Promise<void> {
  await client.query('update app.document set deleted_at = $2 where id = $1', [id, at])
}

/**
 * Keeps a listing from being deleted, and from changing its kind or status, until the transaction ends; undefined when
 * there is none.
 */
export async function lockListingOfDocuments(
  client: PoolClient,
  id: number,
): Promise<{ readonly listingType: number; readonly status: number } | undefined> {
  const { rows } = await client.query<{ listingType: number; status: number }>(
    `select listing_type as "listingType", status from app.listing where id = $1 and deleted_at is null for share`,
    [id],
  )
  return rows[0]
}
