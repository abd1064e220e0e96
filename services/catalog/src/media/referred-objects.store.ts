import { variantPath } from '@tahanan/contracts/picture/variant-path.ts'
import type { PictureVariant } from '@tahanan/contracts/picture/picture-variant.ts'
import type { Bucket } from '@tahanan/platform/object-store/object-store.ts'
import type { Pool } from 'pg'
import { type OriginalFormat, originalKey } from '../picture/original-key.ts'

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
