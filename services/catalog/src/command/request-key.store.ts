import { createHash } from 'node:crypto'
import { ReusedKey } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { countChanged, findsRow } from '../row/row.store.ts'

/** How long the same key is the same request. */
const RETENTION_MS = 24 * 60 * 60 * 1000

export interface RequestKey {
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
export function claimRequestKey(client: PoolClient, { hash, digest }: RequestKey, now: Date): Promise<boolean> {
  return findsRow(
    client,
    `insert into app.request_key as known (key, content_digest, created_at) values ($1, $2, $3)
     on conflict (key) do update set answer = null, content_digest = excluded.content_digest,
         created_at = excluded.created_at
       where known.created_at < $4`,
    [hash, digest, now, expiry(now)],
  )
}

export async function storeRequestAnswer(client: PoolClient, key: RequestKey, answer: unknown): Promise<void> {
  await client.query('update app.request_key set answer = $2 where key = $1', [key.hash, JSON.stringify(answer)])
}

/** What was answered under a key that was taken before. @throws ReusedKey where it was taken for other content */
export async function getRequestAnswer(client: PoolClient, key: RequestKey): Promise<unknown> {
  const { rows } = await client.query<{ answer: unknown; digest: Buffer | null }>(
    'select answer, content_digest as digest from app.request_key where key = $1',
    [key.hash],
  )
  // Null where the key was taken before digests were kept.
  if (rows[0]?.digest?.equals(key.digest) === false) throw new ReusedKey()
  return rows[0]?.answer
}

export function deleteOldRequestKeys(client: PoolClient, now: Date): Promise<number> {
  return countChanged(
    client,
    `delete from app.request_key where key in (
       select key from app.request_key where created_at < $1 for update skip locked)`,
    [expiry(now)],
  )
}

function expiry(now: Date): Date {
  return new Date(now.getTime() - RETENTION_MS)
}
