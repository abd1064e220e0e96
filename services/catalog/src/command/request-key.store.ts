import { createHash } from 'node:crypto'
import { ReusedKey } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'

/** How long the same key is the same request. */
const RETENTION_MS = 24 * 60 * 60 * 1000

export interface RequestKey {
  readonly accountId: number
  readonly hash: Buffer
  /** Of what is asked under it (`contentDigest`). */
  readonly digest: Buffer
}

/** SHA-256 of what a request asks for, as JSON. Files belong into it by their hashes, not by where they lie. */
export function contentDigest(content: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest()
}

/**
 * Takes a key; false when it was taken before, also by a transaction that is still under way, which is waited for.
 */
export async function claimRequestKey(
  client: PoolClient,
  { accountId, hash, digest }: RequestKey,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into app.request_key as known (account_id, key, content_digest, created_at) values ($1, $2, $5, $3)
     on conflict (account_id, key) do update set answer = null, content_digest = excluded.content_digest,
         created_at = excluded.created_at
       where known.created_at < $4`,
    [accountId, hash, now, expiry(now), digest],
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

/** What was answered under a key that was taken before. @throws ReusedKey where it was taken for other content */
export async function getRequestAnswer(client: PoolClient, key: RequestKey): Promise<unknown> {
  const { rows } = await client.query<{ answer: unknown; digest: Buffer | null }>(
    'select answer, content_digest as digest from app.request_key where account_id = $1 and key = $2',
    [key.accountId, key.hash],
  )
  refuseOtherContent(rows[0]?.digest, key.digest)
  return rows[0]?.answer
}

/** @param known of the request that took the key; null where it came before digests were kept. @throws ReusedKey */
export function refuseOtherContent(known: Buffer | null | undefined, asked: Buffer): void {
  if (known?.equals(asked) === false) throw new ReusedKey()
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
  return new Date(now.getTime() - RETENTION_MS)
}
