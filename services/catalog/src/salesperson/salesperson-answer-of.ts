import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Pool, PoolClient } from 'pg'
import { salespersonAnswersOf } from './salesperson-answers-of.ts'
import type { StoredSalesperson } from './salesperson.ts'

/** A salesperson as staff see him or her. */
export async function salespersonAnswerOf(
  db: Pool | PoolClient,
  salesperson: StoredSalesperson,
  now: Date,
): Promise<SalespersonAnswer> {
  const [answer] = await salespersonAnswersOf(db, [salesperson], now)
  if (answer === undefined) throw new NotFound('salesperson', salesperson.id)
  return answer
}
