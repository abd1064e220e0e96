import type { Pool, PoolClient } from 'pg'

/** Hashes of pictures that were deleted before `before`, each once. */
export async function listDueHashes(pool: Pool, before: Date): Promise<string[]> {
  const { rows } = await pool.query<{ hash: string }>(
    'select distinct hash from app.picture where deleted_at < $1 order by hash',
    [before],
  )
  return rows.map(({ hash }) => hash)
}

/** Whether a picture refers to these bytes that is there, or was deleted later than `before`. */
export async function isHashWanted(client: PoolClient, hash: string, before: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from app.picture where hash = $1 and (deleted_at is null or deleted_at >= $2) limit 1',
    [hash, before],
  )
  return rowCount === 1
}

/** Answers how many there were. */
export async function removeDuePictures(client: PoolClient, hash: string, before: Date): Promise<number> {
  const { rowCount } = await client.query('delete from app.picture where hash = $1 and deleted_at < $2', [hash, before])
  return rowCount ?? 0
}

export async function listDueDocuments(pool: Pool, before: Date): Promise<{ id: number; key: string }[]> {
  const { rows } = await pool.query<{ id: number; key: string }>(
    'select id, object_key as key from app.document where deleted_at < $1 order by id',
    [before],
  )
  return rows
}

export async function removeDocument(pool: Pool, id: number): Promise<void> {
  await pool.query('delete from app.document where id = $1 and deleted_at is not null', [id])
}
