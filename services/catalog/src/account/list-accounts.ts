import type { AccountAnswer } from '@tahanan/contracts/account/account-answer.ts'
import type { AccountListQuery } from '@tahanan/contracts/account/account-list-query.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { accountAnswerOf } from './account-answer-of.ts'
import { countAccounts, countPendingAccounts, listAccountRows } from './account-list.store.ts'

/** Accounts, those that wait for approval first, and how many of those there are in all. */
export async function listAccounts(
  { pool }: Catalog,
  query: AccountListQuery,
): Promise<ListPage<AccountAnswer> & { readonly pending: number }> {
  const [count, pending, accounts] = await Promise.all([
    countAccounts(pool, query),
    countPendingAccounts(pool),
    listAccountRows(pool, query),
  ])
  return { count, pending, results: accounts.map(accountAnswerOf) }
}
