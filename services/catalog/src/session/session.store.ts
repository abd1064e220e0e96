import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Account } from '../account/account.ts'
import { arraysOf, type Db, findRow, listRows } from '../row/row.store.ts'

export interface StoredRefreshToken {
  readonly family: string
  readonly accountId: number
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly revokedAt: Date | null
}

export interface NewRefreshToken extends Pick<StoredRefreshToken, 'family' | 'accountId' | 'expiresAt'> {
  readonly tokenHash: Buffer
  readonly issuedAt: Date
}

export async function insertRefreshToken(client: PoolClient, token: NewRefreshToken): Promise<void> {
  await client.query(
    `insert into app.refresh_token (token_hash, family, account_id, issued_at, expires_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [token.tokenHash, token.family, token.accountId, token.issuedAt, token.expiresAt],
  )
}

/** Locked until the transaction ends: a token can be exchanged once, whoever else comes with it now. */
export function findRefreshTokenForUpdate(
  client: PoolClient,
  tokenHash: Buffer,
): Promise<StoredRefreshToken | undefined> {
  return findRow(
    client,
    `select family, account_id as "accountId", expires_at as "expiresAt", used_at as "usedAt", revoked_at as "revokedAt"
     from app.refresh_token where token_hash = $1 for update`,
    [tokenHash],
  )
}

export async function markRefreshTokenUsed(client: PoolClient, tokenHash: Buffer, at: Date): Promise<void> {
  await client.query('update app.refresh_token set used_at = $2 where token_hash = $1', [tokenHash, at])
}

/** What a sign-in comes from, for its owner to know it by. */
export interface SessionClient {
  readonly clientAddress: string
  /** As the browser sent it, cut; empty for none. */
  readonly userAgent: string
}

export interface StoredSession extends SessionClient {
  readonly family: string
  readonly begunAt: Date
  readonly lastSeenAt: Date
}

/** A sign-in as it is begun or refreshed. */
export async function storeSession(
  client: PoolClient,
  { family, accountId, from, at }: SignInKey & { readonly from: SessionClient; readonly at: Date },
): Promise<void> {
  await client.query(
    `insert into app.session (family, account_id, client_address, user_agent, begun_at, last_seen_at)
     values ($1, $2, $3, $4, $5, $5) on conflict (family) do update
     set client_address = excluded.client_address, user_agent = excluded.user_agent, last_seen_at = excluded.last_seen_at`,
    [family, accountId, from.clientAddress, from.userAgent, at],
  )
}

/** Last seen first. What is over two weeks old goes with the next sign-in. */
export function listSessions(pool: Pool, accountId: number): Promise<StoredSession[]> {
  return listRows(
    pool,
    `select family, client_address as "clientAddress", user_agent as "userAgent", begun_at as "begunAt",
       last_seen_at as "lastSeenAt"
     from app.session where account_id = $1 order by last_seen_at desc, family`,
    [accountId],
  )
}

/** Ends a sign-in: its refresh tokens and, through `findSignedIn`, its access tokens. */
export async function revokeFamily(client: PoolClient, family: string, at: Date): Promise<void> {
  await client.query('update app.refresh_token set revoked_at = $2 where family = $1 and revoked_at is null', [
    family,
    at,
  ])
  await client.query('delete from app.session where family = $1', [family])
}

/** Ends every sign-in of an account, but `keep`. */
export async function revokeSessionsOf(client: PoolClient, accountId: number, at: Date, keep?: string): Promise<void> {
  await client.query(
    `update app.refresh_token set revoked_at = $2
     where account_id = $1 and revoked_at is null and family is distinct from $3`,
    [accountId, at, keep],
  )
  await client.query('delete from app.session where account_id = $1 and family is distinct from $2', [accountId, keep])
}

/** Expired tokens prove nothing any more; their family's access tokens are long dead as well. */
export async function deleteExpiredRefreshTokens(client: PoolClient, now: Date): Promise<void> {
  await client.query('delete from app.refresh_token where expires_at < $1', [now])
  await client.query(
    'delete from app.session s where not exists (select from app.refresh_token t where t.family = s.family)',
  )
}

export type SignedIn = Pick<Account, 'id' | 'name' | 'username' | 'role'>

/** Whose sign-in is looked up: the account's, and the family of its refresh tokens. */
export interface SignInKey {
  readonly accountId: number
  readonly family: string
}

/** The accounts as they are now, in the order of the keys; undefined where one is closed or its sign-in was ended. */
export async function findAllSignedIn(db: Db, keys: readonly SignInKey[]): Promise<(SignedIn | undefined)[]> {
  const { rows } = await db.query<SignedIn & { readonly place: number }>({
    name: 'session.find-all-signed-in',
    text: `select place::integer, id, name, username, role
           from unnest($1::integer[], $2::uuid[]) with ordinality as asked (account_id, family, place)
           join app.account on account.id = asked.account_id and account.state = 'active'
           where exists (select from app.refresh_token t where t.family = asked.family and t.account_id = asked.account_id)
             and not exists (
               select from app.refresh_token t where t.family = asked.family and t.revoked_at is not null)`,
    values: arraysOf(keys, 'accountId', 'family'),
  })
  const found = new Map(rows.map(({ place, ...account }) => [place, account]))
  return keys.map((_, index) => found.get(index + 1))
}

/** The account as it is now, unless it is closed or this sign-in was ended. */
export async function findSignedIn(db: Db, key: SignInKey): Promise<SignedIn | undefined> {
  const [account] = await findAllSignedIn(db, [key])
  return account
}

/** A sign-in as its owner gets it. Both tokens are secrets; only the hash of `refresh` is kept. */
export interface Session {
  readonly access: string
  readonly refresh: string
  readonly expiresInSeconds: number
  readonly account: Pick<Account, 'id' | 'name' | 'username' | 'role'>
}

/** A refresh token of a new sign-in: 256 bits, unpredictable to everybody else. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * What a refresh token is exchanged for: always the same one, so that two tabs that exchange it at once both get it, and
 * only its hash has to be kept (`refreshSession`).
 *
 * @param secret `TOKEN_SECRET`, which the key is made of
 */
export function successorOf(secret: string, token: string): string {
  const key = createHash('sha256').update(`refresh token\n${secret}`).digest()
  return createHmac('sha256', key).update(token).digest('base64url')
}
