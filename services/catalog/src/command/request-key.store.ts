import type { PoolClient } from 'pg'

/** How long the same key is the same request. */
const KEPT_MS = 24 * 60 * 60 * 1000

export interface RequestKey {
  readonly accountId: number
  readonly hash: Buffer
}

/**
 * Takes a key; false when it was taken before, also by a transaction that is still under way, which is waited for.
 */
export async function claimRequestKey(
  client: PoolClient,
  { accountId, hash }: RequestKey,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into app.request_key as known (account_id, key, created_at) values ($1, $2, $3)
     on conflict (account_id, key) do update set answer = null, created_at = excluded.created_at
       where known.created_at < $4`,
    [accountId, hash, now, expiry(now)],
  )
  return rowCount !== 0
}

export async function storeRequestAnswer(client: PoolClient, key: RequestKey, answer: unknown): Promise<void> {
  await client.query('update app.request_key set answer = $3 where account_id = $1 and key = $2', [
    key.accountId,
    key.hash,
    JSON.stringify(answer),
  ])
}

export async function getRequestAnswer(client: PoolClient, key: RequestKey): Promise<unknown> {
  const { rows } = await client.query<{ answer: unknown }>(
    'select answer from app.request_key where account_id = $1 and key = $2',
    [key.accountId, key.hash],
  )
  return rows[0]?.answer
}

export async function deleteOldRequestKeys(client: PoolClient, now: Date): Promise<number> {
  const { rowCount } = await client.query(
    `delete from app.request_key where (account_id, key) in (
       select account_id, key from app.request_key where created_at < $1 for update skip locked)`,
    [expiry(now)],
  )
  return rowCount ?? 0
}

function expiry(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}
