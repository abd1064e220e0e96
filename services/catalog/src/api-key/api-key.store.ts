import type { ApiScope } from '@tahanan/contracts/api-key/api-key.ts'
import type { Pool, PoolClient } from 'pg'
import { holdsWords, type SearchedRows } from '../list/page-of-matches.ts'
import { columnsOf, type Db, findRow, findsRow, getFound, insertRow } from '../row/row.store.ts'

export interface ApiKey {
  readonly id: number
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly ApiScope[]
  readonly callsPerMinute: number
  readonly expiresAt: Date | null
  readonly lastUsedAt: Date | null
  readonly account: { readonly id: number; readonly name: string }
  /** Who may not make keys any more has none that open. */
  readonly mayMakeKeys: boolean
  readonly createdAt: Date
  readonly endedAt: Date | null
}

const SELECTED = `select k.id, k.name, k.prefix, k.scopes, k.calls_per_minute as "callsPerMinute", k.expires_at as "expiresAt",
  k.last_used_at as "lastUsedAt", json_build_object('id', a.id, 'name', a.name) as account,
  a.state = 'active' and a.role = 'admin' as "mayMakeKeys", k.created_at as "createdAt", k.ended_at as "endedAt"
  from app.api_key k join app.account a on a.id = k.account_id`

/** @throws NotFound */
export function getApiKey(db: Db, id: number): Promise<ApiKey> {
  return getFound('key', id, findRow(db, `${SELECTED} where k.id = $1`, [id]))
}

export function findApiKeyByHash(pool: Pool, hash: Buffer): Promise<ApiKey | undefined> {
  return findRow(pool, {
    name: 'find-api-key',
    text: `${SELECTED} where k.hash = $1`,
    values: [hash],
  })
}

export const LISTED_API_KEYS: SearchedRows = {
  select: SELECTED,
  table: 'app.api_key k',
  id: 'k.id',
  fitting: holdsWords('k.name'),
}

export interface NewApiKey extends Pick<ApiKey, 'name' | 'prefix' | 'scopes' | 'callsPerMinute' | 'expiresAt'> {
  readonly hash: Buffer
  readonly accountId: number
}

export async function insertApiKey(client: PoolClient, key: NewApiKey, now: Date): Promise<number> {
  const { id } = await insertRow(client, 'api_key', { ...columnsOf(key), created_at: now })
  return id
}

/** False where it had ended already. */
export function endApiKeyRow(client: PoolClient, id: number, now: Date): Promise<boolean> {
  return findsRow(client, 'update app.api_key set ended_at = $2 where id = $1 and ended_at is null', [id, now])
}

/** Notes a use, unless one of the minute before is noted. */
export async function noteApiKeyUse(pool: Pool, id: number, now: Date): Promise<void> {
  await pool.query(
    `update app.api_key set last_used_at = $2
     where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')`,
    [id, now],
  )
}
