import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/catalog.ts'
import { salespersonAnswerOf } from './salesperson-answer-of.ts'
import { findStoredSalesperson } from './salesperson-list.store.ts'

/** @throws NotFound */
export async function getSalesperson({ pool }: Catalog, id: number, now: Date): Promise<SalespersonAnswer> {
  const salesperson = await findStoredSalesperson(pool, id)
  if (salesperson === undefined) throw new NotFound('salesperson', id)
  return salespersonAnswerOf(pool, salesperson, now)
}
