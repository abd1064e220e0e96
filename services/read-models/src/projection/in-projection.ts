import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type pg from 'pg'

/** A process that stands still in the middle (stopped, swapped out, cut off) holds rows that others are to refresh. */
const STANDSTILL = '15s'

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
        pg_advisory_xact_lock_shared(hashtextextended('projection:' || current_schema(), 0))`,
      values: [STANDSTILL],
    })
    return work(client)
  })
}
