import type pg from 'pg'
import { TOLD_MOST } from './told-most.ts'

/** Far more than anybody looks through. */
const ROWS_KEPT = 2_000
const CLEARED_EVERY = 500

/** Tells those who keep listings, or lists of them, that these are not what they were. */
export async function noteListingChanges(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await note(client, ids.length > TOLD_MOST ? null : ids)
}

/** Tells them that any listing may have changed. */
export async function noteEveryListingChange(client: pg.PoolClient): Promise<void> {
  await note(client, null)
}

async function note(client: pg.PoolClient, ids: readonly number[] | null): Promise<void> {
  const { rows } = await client.query<{ seq: string }>({
    name: 'note-listing-changes',
    text: 'insert into listing_change (ids) values ($1::integer[]) returning seq',
    values: [ids],
  })
  const seq = Number(rows[0]?.seq)
  if (seq % CLEARED_EVERY !== 0) return
  await client.query('delete from listing_change where seq <= $1', [seq - ROWS_KEPT])
}
