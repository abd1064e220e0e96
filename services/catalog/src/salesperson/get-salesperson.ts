import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import { getStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import { salespersonAnswerOf } from './salesperson-answer-of.ts'
import { SALESPERSON_TABLE } from './salesperson-table.ts'

/** @throws NotFound */
export async function getSalesperson({ pool }: Catalog, id: number, now: Date): Promise<SalespersonAnswer> {
  const salesperson = await getStored(pool, SALESPERSON_TABLE, id)
  return salespersonAnswerOf(pool, salesperson, now)
}
