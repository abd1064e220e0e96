import type { AccountAnswer } from '@tahanan/contracts/account/account-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/catalog.ts'
import { accountAnswerOf } from './account-answer-of.ts'
import { findAccount } from './account.store.ts'

/** @throws NotFound */
export async function getAccount({ pool }: Catalog, id: number): Promise<AccountAnswer> {
  const account = await findAccount(pool, id)
  if (account === undefined) throw new NotFound('account', id)
  return accountAnswerOf(account)
}
