import type { Pool, PoolClient } from 'pg'
import type { StoredAccount } from './account.ts'
import { type Db, findRow } from '../row/row.store.ts'

export interface NewLink {
  readonly id: string
  readonly purpose: 'invitation' | 'reset'
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

export async function insertLink(client: PoolClient, accountId: number, link: NewLink): Promise<void> {
  await client.query(
    'insert into app.account_link (id, account_id, purpose, token_hash, expires_at) values ($1, $2, $3, $4, $5)',
    [link.id, accountId, link.purpose, link.tokenHash, link.expiresAt],
  )
}

/** For the active account that signs in by `folded` and has an address; for nobody, with the same work, where there is none. */
export async function insertLinkByLogin(client: PoolClient, folded: string, link: NewLink): Promise<void> {
  await client.query(
    `insert into app.account_link (id, account_id, purpose, token_hash, expires_at)
     values ($1, (
       select id from app.account
       where (username_folded = $2 or email_folded = $2) and state = 'active' and email is not null
       order by username_folded = $2 desc limit 1
     ), $3, $4, $5)`,
    [link.id, folded, link.purpose, link.tokenHash, link.expiresAt],
  )
}

/** A link that works now, and whose password it sets. */
export interface LiveLink extends Pick<StoredAccount, 'name' | 'username' | 'email' | 'role'> {
  readonly accountId: number
  readonly purpose: NewLink['purpose']
  readonly usernameFolded: string
}

/** An invitation sets the first password only, and a reset none of a closed account. */
const LIVE = `from app.account_link l join app.account a on a.id = l.account_id
  and a.state = case l.purpose when 'invitation' then 'invited' else 'active' end`
const COLUMNS = `a.id as "accountId", l.purpose, a.name, a.username, a.username_folded as "usernameFolded", a.email, a.role`

export function findLiveLink(db: Db, tokenHash: Buffer, now: Date): Promise<LiveLink | undefined> {
  return findRow(db, `select ${COLUMNS} ${LIVE} where l.token_hash = $1 and l.expires_at > $2`, [tokenHash, now])
}

export function findLinkToMail(pool: Pool, id: string, now: Date): Promise<LiveLink | undefined> {
  return findRow(pool, `select ${COLUMNS} ${LIVE} where l.id = $1 and l.expires_at > $2`, [id, now])
}

export async function deleteLinksOf(client: PoolClient, accountId: number): Promise<void> {
  await client.query('delete from app.account_link where account_id = $1', [accountId])
}

/** Those of invitations stay, to say when they ran out. */
export async function deleteExpiredResets(client: PoolClient, now: Date): Promise<void> {
  await client.query(
    `delete from app.account_link where id in (
       select id from app.account_link where purpose = 'reset' and expires_at <= $1 for update skip locked)`,
    [now],
  )
}
