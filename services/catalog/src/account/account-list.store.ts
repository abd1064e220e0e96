import type { AccountListQuery } from '@tahanan/contracts/account/account-list-query.ts'
import type { Pool } from 'pg'
import { rowsOfPage } from '../list/rows-of-page.ts'
import { searchPatterns } from '../list/search-patterns.ts'
import type { StoredAccount } from './account.ts'

/** As `foldText` has it. There are as many accounts as people in an office, so nothing is kept for this. */
const SEARCHED = String.raw`regexp_replace(
  lower(normalize(concat_ws(' ', name, username, email), nfkd)), '[\u0300-\u036f]', '', 'g')`

function matching({ q, state, role }: AccountListQuery): { readonly where: string; readonly values: unknown[] } {
  const values: unknown[] = []
  const conditions = ['true']
  if (state !== undefined) conditions.push(`state = $${values.push(state)}`)
  if (role !== undefined) conditions.push(`role = $${values.push(role)}`)
  for (const pattern of searchPatterns(q)) conditions.push(`${SEARCHED} like $${values.push(pattern)}`)
  return { where: conditions.join(' and '), values }
}

export async function countAccounts(pool: Pool, query: AccountListQuery): Promise<number> {
  const { where, values } = matching(query)
  const text = `select count(*)::integer as count from app.account where ${where}`
  const { rows } = await pool.query<{ count: number }>(text, values)
  return rows[0]?.count ?? 0
}

/** One page: who waits for approval, then the others; newest first. */
export async function listAccountRows(pool: Pool, query: AccountListQuery): Promise<StoredAccount[]> {
  const { where, values } = matching(query)
  const { limit, offset } = rowsOfPage(query)
  const { rows } = await pool.query<StoredAccount>(
    `select id, version, name, username, email, role, state, created_at as "createdAt", updated_at as "updatedAt",
       (select max(issued_at) from app.refresh_token where account_id = account.id) as "lastSeenAt"
     from app.account where ${where}
     order by state = 'pending' desc, id desc limit ${limit} offset ${offset}`,
    values,
  )
  return rows
}

/** How many wait for an administrator. */
export async function countPendingAccounts(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from app.account where state = 'pending'`,
  )
  return rows[0]?.count ?? 0
}
