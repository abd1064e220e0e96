import type { PoolClient } from 'pg'

/**
 * Holds these hashes until the transaction ends. Shared: their files are about to be referred to, so nobody may take
 * them away. Exclusive: they are about to be taken away, so nobody may begin to refer to them. In order, so that two
 * of these cannot lock each other out.
 */
export async function lockHashes(
  client: PoolClient,
  hashes: readonly string[],
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock'
  await client.query(
    `select ${lock}(hashtextextended('picture ' || hash, 0))
     from (select distinct hash from unnest($1::text[]) as hash order by hash) as ascending`,
    [hashes],
  )
}
