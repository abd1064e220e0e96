import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type pg from 'pg'
import { READ_MIGRATIONS } from '../schema/open-read-pool.ts'

/**
 * One transaction during which no projection is in the read schema: waits for those inside, and lets nobody in
 * (`inProjection`). Readers notice nothing.
 */
export async function withoutProjections<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  options?: { readonly attempts?: number },
): Promise<T> {
  return inTransaction(
    pool,
    async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtextextended('projection:' || $1, 0))`, [
        READ_MIGRATIONS.schema,
      ])
      return work(client)
    },
    options,
  )
}
