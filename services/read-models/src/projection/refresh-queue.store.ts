import type pg from 'pg'
import type { EntityType } from './entity-type.ts'
import { plainArray, textArray } from './text-array.ts'
import { firstRequestIds } from './request-ids.store.ts'

interface RefreshKey {
  readonly noun: EntityType
  readonly id: number
  /** Left out for what follows another refresh, whose requests it has. */
  readonly requestId?: string
}

/** Queues these aggregates: everything which shows them is out of date. */
export async function queueRefreshes(client: pg.PoolClient, keys: readonly RefreshKey[]): Promise<void> {
  await client.query({
    name: 'queue-refreshes',
    text: `insert into dirty (noun, id, request_ids)
      select noun, id, string_to_array(nullif(coalesce(request_id, current_setting('read.request_ids', true)), ''), ',')
      from unnest($1::text[], $2::integer[], $3::text[]) as key (noun, id, request_id)`,
    values: [
      textArray(keys.map(({ noun }) => noun)),
      plainArray(keys.map(({ id }) => id)),
      textArray(keys.map(({ requestId }) => requestId ?? null)),
    ],
  })
}

/** Whose pages or cards name a parent. */
const CHILD = { developer: 'project', project: 'listing', broker: 'listing' } as const

/** Queues the projects of these developers, or the listings of these projects or brokers, for refreshing. */
export async function queueChildren(
  client: pg.PoolClient,
  parent: keyof typeof CHILD,
  ids: readonly number[],
): Promise<void> {
  const noun = CHILD[parent]
  await client.query({
    name: `queue-${noun}s-of-${parent}s`,
    text: `insert into dirty (noun, id) select '${noun}', id from ${noun}_ref where ${parent}_id = any ($1::integer[])`,
    values: [ids],
  })
}

/** Whether anything of this type is queued, taken by somebody or not. */
export async function hasQueued(pool: pg.Pool, noun: EntityType): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>({
    name: 'has-queued-refreshes',
    text: 'select exists (select from dirty where noun = $1) as found',
    values: [noun],
  })
  return rows[0]?.found === true
}

export interface QueuedRefreshes {
  readonly ids: readonly number[]
  readonly taken: number
  readonly requestIds: readonly string[]
}

/**
 * Takes up to `limit` of the oldest rows that nobody else has taken. They are deleted by this transaction, so they
 * come back when it fails, and rows added meanwhile stay. Repeated ids are answered once, in order.
 */
export async function takeQueued(client: pg.PoolClient, noun: EntityType, limit: number): Promise<QueuedRefreshes> {
  const { rows } = await client.query<{ id: number; requestIds: readonly string[] | null }>({
    name: 'take-queued-refreshes',
    text: `delete from dirty where noun = $1 and seq = any (array(
        select seq from dirty where noun = $1 order by seq limit $2 for update skip locked))
      returning id, request_ids as "requestIds"`,
    values: [noun, limit],
  })
  return {
    ids: [...new Set(rows.map(({ id }) => id))].toSorted((a, b) => a - b),
    taken: rows.length,
    requestIds: firstRequestIds(rows),
  }
}

/** Drops an aggregate that can never be refreshed. */
export async function dropQueued(client: pg.PoolClient, noun: EntityType, id: number): Promise<void> {
  await client.query('delete from dirty where noun = $1 and id = $2', [noun, id])
}

/** How many rows are queued of this type, repeated ones included; counts no further than `limit`. */
export async function countQueued(pool: pg.Pool, noun: EntityType, limit: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count-queued-refreshes',
    text: 'select count(*)::integer as count from (select from dirty where noun = $1 limit $2) as counted',
    values: [noun, limit],
  })
  return rows[0]?.count ?? 0
}

/** Queues every known listing, once, and answers how many there are. */
export async function queueEveryListing(client: pg.PoolClient): Promise<number> {
  await client.query(`delete from dirty where noun = 'listing'`)
  const { rowCount } = await client.query(
    `insert into dirty (noun, id) select 'listing', id from listing_ref order by id`,
  )
  return rowCount ?? 0
}
