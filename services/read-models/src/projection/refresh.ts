import type pg from 'pg'

/**
 * Makes the views of these aggregates again, within the caller's transaction, and queues what shows them. Answers whether
 * visitors see anything else now.
 */
export type Refresh = (client: pg.PoolClient, ids: readonly number[], now: Date) => Promise<boolean>
