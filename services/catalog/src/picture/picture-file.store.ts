import type { PoolClient } from 'pg'

/** Those of these hashes that no picture has, not even one deleted since `keptSince`. */
export async function findUnusedHashes(
  client: PoolClient,
  hashes: readonly string[],
  keptSince: Date,
): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    `select hash from unnest($1::text[]) as hash where not exists (
       select from app.picture
       where picture.hash = hash.hash and (deleted_at is null or deleted_at >= $2))`,
    [hashes, keptSince],
  )
  return rows.map(({ hash }) => hash)
}
