import type pg from 'pg'

/**
 * Keeps every projection out of a schema until this transaction ends: waits for those inside, and lets nobody in
 * (`inProjection`). Readers notice nothing.
 */
export async function lockProjections(client: pg.PoolClient, schema: string): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('projection:' || $1, 0))`, [schema])
}
