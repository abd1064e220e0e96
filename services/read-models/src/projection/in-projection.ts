import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type pg from 'pg'
import { READ_MIGRATIONS } from '../schema/open-read-pool.ts'

/** A process that stands still in the middle (stopped, swapped out, cut off) holds rows that others are to refresh. */
const STANDSTILL = '15s'

/** The lock of a schema, of which `schema` is the SQL. */
const lockOf = (schema: string) => `hashtextextended('projection:' || ${schema}, 0)`

/**
 * One transaction that writes to the read schema of this pool. It holds the schema's lock shared: a rebuild, which
 * puts another schema into its place, takes the lock alone first, so that no transaction begins in one and ends in the
 * other. `work` may run again after a deadlock. Postgres ends one that stands still between two statements.
 */
export async function inProjection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query({
      name: 'enter-projection',
      text: `select set_config('idle_in_transaction_session_timeout', $1, true),
        pg_advisory_xact_lock_shared(${lockOf('current_schema()')})`,
      values: [STANDSTILL],
    })
    return work(client)
  })
}

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
      await client.query(`select pg_advisory_xact_lock(${lockOf('$1')})`, [READ_MIGRATIONS.schema])
      return work(client)
    },
    options,
  )
}
