import type pg from 'pg'
import { withoutProjections } from '../projection/in-projection.ts'
import { registerIndex } from './pending-index-update.store.ts'

/** The index that is filled beside another one, to take its place. */
export function secondIndexOf(indexName: string): string {
  return `${indexName}-rebuild`
}

/**
 * From now on changes are marked for the second index as well, and every listing is, once. Projections are kept out
 * for a moment: one that began earlier would not know of the second index. Answers how many are marked.
 */
export async function beginSecondIndex(pool: pg.Pool, indexName: string): Promise<number> {
  const second = secondIndexOf(indexName)
  return withoutProjections(pool, async (client) => {
    await registerIndex(client, second, true)
    const { rowCount } = await client.query('select from index_mark where index_name = $1', [second])
    return rowCount ?? 0
  })
}

/**
 * The second index is no more: what it had yet to take is for the first one to take, which is right whether it took the
 * first one's place or not.
 */
export async function endSecondIndex(pool: pg.Pool, indexName: string): Promise<void> {
  await withoutProjections(pool, async (client) => {
    await movePendingIndexUpdates(client, indexName)
  })
}

/** The second index is the first one now, and has had every listing. */
export async function adoptSecondIndex(pool: pg.Pool, indexName: string): Promise<void> {
  await withoutProjections(pool, async (client) => {
    await client.query(
      `insert into search_index (name, filled) values ($1, true) on conflict (name) do update set filled = true`,
      [indexName],
    )
    await movePendingIndexUpdates(client, indexName)
  })
}

/** Whether a rebuild left a second index behind, or is at it. */
export async function hasSecondIndex(pool: pg.Pool, indexName: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from search_index where name = $1', [secondIndexOf(indexName)])
  return rowCount !== 0
}

async function movePendingIndexUpdates(client: pg.PoolClient, indexName: string): Promise<void> {
  const second = secondIndexOf(indexName)
  await client.query('delete from search_index where name = $1', [second])
  await client.query(
    `with moved as (delete from index_mark where index_name = $1 returning listing_id, request_ids)
      insert into index_mark (index_name, listing_id, rev, request_ids)
      select name, listing_id, nextval('rev'), request_ids from moved, search_index where name = $2
      on conflict (index_name, listing_id) do update set rev = excluded.rev`,
    [second, indexName],
  )
}
