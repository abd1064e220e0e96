import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type pg from 'pg'

/** A listing that an index has yet to take. */
export interface PendingIndexUpdate {
  readonly listingId: number
  /** Text: revisions may pass what a number holds. */
  readonly rev: string
  /** The requests that changed it last; null for what nobody asked for. */
  readonly requestIds: readonly string[] | null
}

/**
 * Makes the index known, so that changes wait for it. Every listing waits the first time, and for an index that
 * is empty again.
 */
export async function registerIndex(client: pg.PoolClient, name: string, isEmpty: boolean): Promise<void> {
  const { rowCount } = await client.query('insert into search_index (name) values ($1) on conflict do nothing', [name])
  if (rowCount === 0 && !isEmpty) return
  await client.query('update search_index set filled = false where name = $1', [name])
  await client.query(
    `insert into index_mark (index_name, listing_id, rev) select $1, id, rev from listing_view
      on conflict do nothing`,
    [name],
  )
}

/** Whether changes wait for it. */
export async function isIndexKnown(pool: Queryable, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ known: number }>({
    text: 'select 1 as known from search_index where name = $1',
    values: [name],
  })
  return rows.length > 0
}

/** The oldest updates there are. */
export async function listPendingIndexUpdates(
  pool: pg.Pool,
  name: string,
  limit: number,
): Promise<readonly PendingIndexUpdate[]> {
  const { rows } = await pool.query<PendingIndexUpdate>({
    name: 'list-pending-index-updates',
    text: `select listing_id as "listingId", rev::text, request_ids as "requestIds"
      from index_mark where index_name = $1 order by rev limit $2`,
    values: [name, limit],
  })
  return rows
}

/** Deletes updates whose listing has not changed again meanwhile. */
export async function deletePendingIndexUpdates(
  pool: pg.Pool,
  name: string,
  updates: readonly PendingIndexUpdate[],
): Promise<void> {
  await pool.query({
    name: 'delete-pending-index-updates',
    text: `delete from index_mark using unnest($2::integer[], $3::bigint[]) as done (listing_id, rev)
      where index_name = $1 and index_mark.listing_id = done.listing_id and index_mark.rev = done.rev`,
    values: [name, updates.map(({ listingId }) => listingId), updates.map(({ rev }) => rev)],
  })
}

/** Notes that the index has had every listing once. */
export async function noteFilled(pool: pg.Pool, name: string): Promise<void> {
  await pool.query('update search_index set filled = true where name = $1 and not filled', [name])
}

export async function isIndexFilled(pool: Queryable, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ filled: boolean }>({
    text: 'select filled from search_index where name = $1',
    values: [name],
  })
  return rows[0]?.filled === true
}

/** How many listings an index has yet to take. */
export async function countPendingIndexUpdates(pool: pg.Pool, name: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::integer as count from index_mark where index_name = $1',
    [name],
  )
  return rows[0]?.count ?? 0
}
