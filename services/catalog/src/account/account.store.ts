import type { Pool, PoolClient } from 'pg'
import type { Account } from './account.ts'

export interface AccountWithPassword extends Account {
  readonly passwordHash: string
}

export interface NewAccount extends Omit<AccountWithPassword, 'id'> {
  readonly usernameFolded: string
  readonly createdAt: Date
}

/** By username or e-mail address (decision 115), folded. */
export async function findAccountByLogin(
  db: Pool | PoolClient,
  folded: string,
): Promise<AccountWithPassword | undefined> {
  const { rows } = await db.query<AccountWithPassword>(
    `select id, name, username, role, state, password_hash as "passwordHash"
     from app.account where username_folded = $1 or email_folded = $1
     order by username_folded = $1 desc limit 1`,
    [folded],
  )
  return rows[0]
}

/** Undefined when the username is taken. */
export async function insertAccount(client: PoolClient, account: NewAccount): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `insert into app.account (name, username, username_folded, password_hash, role, state, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict do nothing returning id`,
    [
      account.name,
      account.username,
      account.usernameFolded,
      account.passwordHash,
      account.role,
      account.state,
      account.createdAt,
    ],
  )
  return rows[0]?.id
}

export async function hasAdministrator(db: Pool | PoolClient): Promise<boolean> {
  const { rows } = await db.query(`select 1 from app.account where role = 'admin' limit 1`)
  return rows.length > 0
}
