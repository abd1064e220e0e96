import type pg from 'pg'
import type { Noun } from './noun.ts'
import { plainArray } from './plain-array.ts'
import { textArray } from './text-array.ts'

/** Notes that everything which shows these aggregates is out of date. */
export async function addDirt(
  client: pg.PoolClient,
  keys: readonly { readonly noun: Noun; readonly id: number }[],
): Promise<void> {
  await client.query({
    name: 'add-dirt',
    text: 'insert into dirty (noun, id) select * from unnest($1::text[], $2::integer[])',
    values: [textArray(keys.map(({ noun }) => noun)), plainArray(keys.map(({ id }) => id))],
  })
}

/** Whether anything of this noun is dirty, taken by somebody or not. */
export async function hasDirt(pool: pg.Pool, noun: Noun): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>({
    name: 'has-dirt',
    text: 'select exists (select from dirty where noun = $1) as found',
    values: [noun],
  })
  return rows[0]?.found === true
}

/**
 * Takes up to `limit` of the oldest rows that nobody else has taken. They are deleted by this transaction, so they
 * come back when it fails, and rows added meanwhile stay. Repeated ids are answered once, in order.
 */
export async function takeDirt(
  client: pg.PoolClient,
  noun: Noun,
  limit: number,
): Promise<{ readonly ids: readonly number[]; readonly taken: number }> {
  const { rows } = await client.query<{ id: number }>({
    name: 'take-dirt',
    text: `delete from dirty where noun = $1 and seq = any (array(
        select seq from dirty where noun = $1 order by seq limit $2 for update skip locked))
      returning id`,
    values: [noun, limit],
  })
  return { ids: [...new Set(rows.map(({ id }) => id))].toSorted((a, b) => a - b), taken: rows.length }
}

/** Drops the dirt of an aggregate that can never be refreshed. */
export async function dropDirt(client: pg.PoolClient, noun: Noun, id: number): Promise<void> {
  await client.query('delete from dirty where noun = $1 and id = $2', [noun, id])
}

/** How many rows of dirt there are of this noun, repeated ones included; counts no further than `limit`. */
export async function countDirt(pool: pg.Pool, noun: Noun, limit: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count-dirt',
    text: 'select count(*)::integer as count from (select from dirty where noun = $1 limit $2) as counted',
    values: [noun, limit],
  })
  return rows[0]?.count ?? 0
}

/** Makes every known listing dirty, once, and answers how many there are. */
export async function dirtyEveryListing(client: pg.PoolClient): Promise<number> {
  await client.query(`delete from dirty where noun = 'listing'`)
  const { rowCount } = await client.query(
    `insert into dirty (noun, id) select 'listing', id from listing_ref order by id`,
  )
  return rowCount ?? 0
}
