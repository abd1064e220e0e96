import type pg from 'pg'
import { textArray } from '../projection/text-array.ts'

/** The whole country among the codes of areas. */
export const COUNTRY = 'PH'

/** Numbers over time are of today, so every area is counted anew once a day. */
const COUNTED_ANEW_AFTER = '1 day'

/** Has these areas, and the country, counted anew once this transaction has committed. */
export async function queueAreas(client: pg.PoolClient, codes: ReadonlySet<string>): Promise<void> {
  if (codes.size === 0) return
  await client.query({
    name: 'queue-areas',
    text: 'insert into pending_area (code) select unnest($1::text[])',
    values: [textArray([COUNTRY, ...codes])],
  })
}

/** The areas that have been counted a day ago. */
export async function queueOldAreas(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query({
    name: 'queue-old-areas',
    text: `insert into pending_area (code)
      select code from area_view where counted_at < $1::timestamptz - interval '${COUNTED_ANEW_AFTER}'`,
    values: [now],
  })
}

/** All areas that have or had an offer. */
export async function queueEveryArea(client: pg.PoolClient): Promise<void> {
  await client.query(`insert into pending_area (code)
    select key from offer_count where kind = 'area' union select code from area_view union select '${COUNTRY}'`)
}

/**
 * Takes up to `limit` areas, each once, out of the queue. They come back when this transaction fails; what is queued
 * meanwhile stays. None while somebody else counts: of two counts of one area the later one has to be written last.
 */
export async function takeAreas(client: pg.PoolClient, limit: number): Promise<readonly string[]> {
  const { rows: free } = await client.query<{ mine: boolean }>({
    name: 'lock-areas',
    text: `select pg_try_advisory_xact_lock(hashtextextended('areas:' || current_schema(), 0)) as mine`,
  })
  if (free[0]?.mine !== true) return []
  const { rows } = await client.query<{ code: string }>({
    name: 'take-areas',
    text: `with taken as (
        delete from pending_area where code in (select distinct code from pending_area limit $1) returning code
      ) select distinct code from taken`,
    values: [limit],
  })
  return rows.map(({ code }) => code)
}
