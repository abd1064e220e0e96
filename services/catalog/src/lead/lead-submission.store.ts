import type { PoolClient } from 'pg'

/** How long the same key is the same enquiry. */
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Takes a key for `reference`, and answers whose it is: somebody else's when it was taken before, also by a transaction
 * that is still under way, which is waited for.
 */
export async function claimSubmission(client: PoolClient, key: Buffer, reference: string, now: Date): Promise<string> {
  const taken = await client.query(
    `insert into app.lead_submission as known (key, reference, created_at) values ($1, $2, $3)
     on conflict (key) do update set reference = excluded.reference, created_at = excluded.created_at
       where known.created_at < $4
     returning key`,
    [key, reference, now, expiry(now)],
  )
  if (taken.rowCount !== 0) return reference
  const { rows } = await client.query<{ reference: string }>(
    'select reference from app.lead_submission where key = $1',
    [key],
  )
  return rows[0]?.reference ?? reference
}

export async function deleteOldSubmissions(client: PoolClient, now: Date): Promise<void> {
  await client.query(
    `delete from app.lead_submission where key in (
       select key from app.lead_submission where created_at < $1 for update skip locked)`,
    [expiry(now)],
  )
}

function expiry(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}
