import type { AccountListQuery } from '@tahanan/contracts/account/account.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import type { Pool, PoolClient } from 'pg'
import { rowsOfPage, searchPatterns } from '../list/page-of-matches.ts'
import { countRows, type Db, findId, findRow, findsRow, listIds, listRows } from '../row/row.store.ts'
import { type Account, type StoredAccount, usernameSkeleton } from './account.ts'

export interface AccountWithPassword extends Account {
  /** Null until an invitation is taken up. */
  readonly passwordHash: string | null
}

export interface NewAccount extends Omit<AccountWithPassword, 'id'> {
  readonly usernameFolded: string
  /** None: only the user name signs in. */
  readonly email?: { readonly address: string; readonly folded: string }
  readonly createdAt: Date
}

/** By username or e-mail address (decision 115), folded. */
export function findAccountByLogin(
  db: Db,
  folded: string,
): Promise<(AccountWithPassword & { readonly twoFactor: boolean }) | undefined> {
  return findRow(
    db,
    `select id, name, username, role, state, password_hash as "passwordHash", ${HAS_TWO_FACTOR} as "twoFactor"
     from app.account where username_folded = $1 or email_folded = $1
     order by username_folded = $1 desc limit 1`,
    [folded],
  )
}

/** Undefined when the user name, one that looks like it, or the e-mail address is taken. */
export function insertAccount(client: PoolClient, account: NewAccount): Promise<number | undefined> {
  return findId(
    client,
    `insert into app.account
       (name, username, username_folded, password_hash, role, state, created_at, updated_at, email, email_folded,
        username_skeleton)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10) on conflict do nothing returning id`,
    [
      account.name,
      account.username,
      account.usernameFolded,
      account.passwordHash,
      account.role,
      account.state,
      account.createdAt,
      account.email?.address,
      account.email?.folded,
      usernameSkeleton(account.username),
    ],
  )
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const { rows } = await db.query(`select 1 from app.account where role = 'admin' limit 1`)
  return rows.length > 0
}

const HAS_TWO_FACTOR =
  'exists (select from app.two_factor t where t.account_id = account.id and t.confirmed_at is not null)'

const COLUMNS = `id, version, name, username, email, role, state, created_at as "createdAt", updated_at as "updatedAt",
  (select max(issued_at) from app.refresh_token where account_id = account.id) as "lastSeenAt",
  ${HAS_TWO_FACTOR} as "twoFactor",
  (select max(expires_at) from app.account_link
   where account_id = account.id and purpose = 'invitation') as "invitedUntil"`

export function findAccount(db: Db, id: number): Promise<StoredAccount | undefined> {
  return findRow(db, `select ${COLUMNS} from app.account where id = $1`, [id])
}

/** Locked until the transaction ends. */
export function lockAccount(client: PoolClient, id: number): Promise<StoredAccount | undefined> {
  return findRow(client, `select ${COLUMNS} from app.account where id = $1 for update`, [id])
}

/** The administrators who may sign in, locked in id order: decisions about who is one come one after the other. */
export function lockAdministrators(client: PoolClient): Promise<number[]> {
  return listIds(client, `select id from app.account where role = 'admin' and state = 'active' order by id for update`)
}

export async function updateAccountRow(client: PoolClient, account: StoredAccount): Promise<void> {
  await client.query('update app.account set version = $2, role = $3, state = $4, updated_at = $5 where id = $1', [
    account.id,
    account.version,
    account.role,
    account.state,
    account.updatedAt,
  ])
}

export async function deleteAccountRow(client: PoolClient, id: number): Promise<void> {
  await client.query('delete from app.account where id = $1', [id])
}

export interface OwnPassword {
  readonly usernameFolded: string
  readonly passwordHash: string
  /** What the account is called: no password. */
  readonly names: readonly (string | null)[]
}

export function findPassword(pool: Pool, id: number): Promise<OwnPassword | undefined> {
  return findRow(
    pool,
    `select username_folded as "usernameFolded", password_hash as "passwordHash", array[name, username, email] as names
     from app.account where id = $1 and password_hash is not null`,
    [id],
  )
}

/** False when the password is no longer the one that was looked at. */
export function replacePassword(
  client: PoolClient,
  { id, from, to, at }: { readonly id: number; readonly from: string; readonly to: string; readonly at: Date },
): Promise<boolean> {
  return findsRow(
    client,
    `update app.account set password_hash = $3, version = version + 1, updated_at = $4
     where id = $1 and password_hash = $2`,
    [id, from, to, at],
  )
}

/** Sets a password by a link: whoever was invited may sign in from then on. */
export async function setPassword(
  client: PoolClient,
  { id, passwordHash, at }: { readonly id: number; readonly passwordHash: string; readonly at: Date },
): Promise<void> {
  await client.query(
    `update app.account set password_hash = $2, state = 'active', version = version + 1, updated_at = $3 where id = $1`,
    [id, passwordHash, at],
  )
}

/** As `foldText` has it. There are as many accounts as people in an office, so nothing is kept for this. */
export const ACCOUNT_SEARCHED = String.raw`regexp_replace(
  lower(normalize(concat_ws(' ', name, username, email), nfkd)), '[\u0300-\u036f]', '', 'g')`

function matching({ q, state, role }: AccountListQuery): { readonly where: string; readonly values: unknown[] } {
  const values: unknown[] = []
  const conditions = ['true']
  if (state !== undefined) conditions.push(`state = $${values.push(state)}`)
  if (role !== undefined) conditions.push(`role = $${values.push(role)}`)
  for (const pattern of searchPatterns(q)) conditions.push(`${ACCOUNT_SEARCHED} like $${values.push(pattern)}`)
  return { where: conditions.join(' and '), values }
}

export function countAccounts(pool: Pool, query: AccountListQuery): Promise<number> {
  const { where, values } = matching(query)
  return countRows(pool, `app.account where ${where}`, values)
}

/** One page: who waits for approval, then the others; newest first. */
export function listAccountRows(pool: Pool, query: AccountListQuery): Promise<StoredAccount[]> {
  const { where, values } = matching(query)
  const { limit, offset } = rowsOfPage(query)
  return listRows(
    pool,
    `select ${COLUMNS} from app.account where ${where}
     order by state = 'pending' desc, id desc limit ${limit} offset ${offset}`,
    values,
  )
}

export function countPendingAccounts(pool: Pool): Promise<number> {
  return countRows(pool, `app.account where state = 'pending'`)
}

/** E-mail addresses of those of these roles who may sign in; of leads, without those who want no mails of them. */
export async function listNotifiedAddresses(
  pool: Pool,
  roles: readonly Role[],
  about: 'leads' | 'system' = 'system',
): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `select email from app.account a where state = 'active' and role = any($1) and email is not null
       and ($2 <> 'leads' or not exists (
         select from app.notification_setting s where s.account_id = a.id and not s.mails_leads))
     order by id`,
    [roles, about],
  )
  return rows.map(({ email }) => email)
}
