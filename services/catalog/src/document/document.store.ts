import type { DocumentAnswer, DocumentKind } from '@tahanan/contracts/document/document.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { contentTypeOf } from '@tahanan/platform/object-store/object-key.ts'
import type { Pool, PoolClient } from 'pg'
import { columnsOf, type Db, findRow, getFound, insertRow, listRows } from '../row/row.store.ts'

const SELECTED = `id, listing_id as "listingId", kind, valid_until as "validUntil", file_name as "fileName",
  object_key as "objectKey", size_bytes as "sizeBytes", uploaded_by as "uploadedBy", created_at as "createdAt"`

/** Answers its id. */
export async function insertDocument(client: PoolClient, document: Omit<ListingDocument, 'id'>): Promise<number> {
  const { id } = await insertRow(client, 'document', columnsOf(document))
  return id
}

/** Locked until the transaction ends. @throws NotFound for one that is not there, or not any more */
export function lockDocument(client: PoolClient, id: number): Promise<ListingDocument> {
  return getFound(
    'document',
    id,
    findRow(client, `select ${SELECTED} from app.document where id = $1 and deleted_at is null for update`, [id]),
  )
}

export function listDocumentsOf(db: Db, listingId: number): Promise<ListingDocument[]> {
  return listRows(db, {
    name: 'document.list-of',
    text: `select ${SELECTED} from app.document where listing_id = $1 and deleted_at is null order by id`,
    values: [listingId],
  })
}

export async function markDocumentDeleted(client: PoolClient, id: number, at: Date): Promise<void> {
  await client.query('update app.document set deleted_at = $2 where id = $1', [id, at])
}

/** Those that were deleted with their listing, at the very moment `at`, are there again. */
export function unmarkDocumentsDeleted(client: PoolClient, listingId: number, at: Date): Promise<ListingDocument[]> {
  return listRows(
    client,
    `update app.document set deleted_at = null where listing_id = $1 and deleted_at = $2 returning ${SELECTED}`,
    [listingId, at],
  )
}

/**
 * Keeps a listing from being deleted, and from changing its kind or status, until the transaction ends; undefined when
 * there is none.
 */
export function lockListingOfDocuments(
  client: PoolClient,
  id: number,
): Promise<{ readonly listingType: number; readonly status: number } | undefined> {
  return findRow(
    client,
    `select listing_type as "listingType", status from app.listing where id = $1 and deleted_at is null for share`,
    [id],
  )
}

export function auditedDocument({ listingId, kind, validUntil }: ListingDocument): object {
  return { listingId, kind, validUntil }
}

/** A private paper of a brokerage listing as its table has it. */
export interface ListingDocument {
  readonly id: number
  readonly listingId: number
  readonly kind: DocumentKind
  /** `YYYY-MM-DD`. */
  readonly validUntil: string | null
  /** As its sender calls it, fit to be shown; empty where it was not kept. */
  readonly fileName: string
  /** In the bucket `documents`. */
  readonly objectKey: string
  readonly sizeBytes: number
  readonly uploadedBy: number | null
  readonly createdAt: Date
}

interface PaperlessListing {
  readonly id: number
  /** Brokerage status of §3. */
  readonly status: number
}

/** Brokerage listings with such import keys that never had a paper. */
export function listPaperlessListings(pool: Pool, keyPrefix: string): Promise<PaperlessListing[]> {
  return listRows(
    pool,
    `select id, status from app.listing
     where deleted_at is null and listing_type = ${BROKERAGE_LISTING} and starts_with(import_key, $1)
       and not exists (select from app.document where listing_id = listing.id)
     order by id desc`,
    [keyPrefix],
  )
}

/** A paper as staff see it in lists: where to look at it, never the paper itself. */
export function documentAnswerOf(document: ListingDocument): DocumentAnswer {
  const url = `/api/admin/listing-documents/${document.id}/`
  return {
    id: document.id,
    image: url,
    url,
    kind: document.kind,
    valid_until: document.validUntil,
    file_name: document.fileName,
    content_type: contentTypeOf(document.objectKey) ?? 'application/octet-stream',
    size: document.sizeBytes,
    uploaded_at: document.createdAt.toISOString(),
  }
}
