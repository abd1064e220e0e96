import type { PoolClient } from 'pg'

export interface LeadAttempts {
  readonly attempts: number
  readonly windowEndsAt: Date
}

/** Counts one more attempt under a key, all processes together, as long as the transaction is kept. */
export async function countLeadAttempt(
  client: PoolClient,
  key: Buffer,
  now: Date,
  windowMs: number,
): Promise<LeadAttempts> {
  const { rows } = await client.query<LeadAttempts>(
    `insert into app.lead_attempt as known (key, attempts, window_ends_at) values ($1, 1, $3)
     on conflict (key) do update set
       attempts = case when known.window_ends_at <= $2 then 1 else known.attempts + 1 end,
       window_ends_at = case when known.window_ends_at <= $2 then excluded.window_ends_at else known.window_ends_at end
     returning attempts, window_ends_at as "windowEndsAt"`,
    [key, now, new Date(now.getTime() + windowMs)],
  )
  const [row] = rows
  if (row === undefined) throw new Error('The attempt was not counted.')
  return row
}

export async function deleteOldLeadAttempts(client: PoolClient, now: Date): Promise<void> {
  await client.query(
    `delete from app.lead_attempt where key in (
       select key from app.lead_attempt where window_ends_at <= $1 for update skip locked)`,
    [now],
  )
}
