import type pg from 'pg'

/**
 * Makes the views of these aggregates again, within the caller's transaction, and queues what shows them.
 * Answers what visitors see changed: the slugs of pages, or ids where the noun has no pages.
 */
export type Refresh = (client: pg.PoolClient, ids: readonly number[], now: Date) => Promise<readonly string[]>
