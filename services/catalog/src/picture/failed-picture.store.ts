import type { Pool } from 'pg'

/** A picture whose variants could not be made, and whose it is. */
export interface FailedPicture {
  readonly id: number
  readonly ownerNoun: string
  readonly ownerId: number
  readonly ownerName: string
  readonly cause: string | null
  readonly requestedAt: Date
}

const OWNERS = ['listing', 'project', 'developer', 'broker', 'salesperson', 'realty'] as const
const OWNER_NAME = OWNERS.map(
  (noun) => `when '${noun}' then (select name from app.${noun} where id = picture.owner_id)`,
).join('\n')

/** The newest first, at most `limit`. */
export async function listFailedPictures(pool: Pool, limit: number): Promise<readonly FailedPicture[]> {
  const { rows } = await pool.query<FailedPicture>(
    `select id, owner_noun as "ownerNoun", owner_id as "ownerId", cause, requested_at as "requestedAt",
       coalesce(case owner_noun ${OWNER_NAME} end, '') as "ownerName"
     from app.picture where deleted_at is null and progress = 'failed' order by requested_at desc, id desc limit $1`,
    [limit],
  )
  return rows
}

/** How many pictures wait for their variants, and how many have none for good. */
export async function countUnfinishedPictures(
  pool: Pool,
): Promise<{ readonly pending: number; readonly failed: number }> {
  const { rows } = await pool.query<{ pending: number; failed: number }>(
    `select count(*) filter (where progress = 'pending')::integer as pending,
       count(*) filter (where progress = 'failed')::integer as failed
     from app.picture where deleted_at is null and progress <> 'ready'`,
  )
  return rows[0] ?? { pending: 0, failed: 0 }
}
