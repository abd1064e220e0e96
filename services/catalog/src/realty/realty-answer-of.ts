import type { RealtyAnswer } from '@tahanan/contracts/realty/realty-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Pool, PoolClient } from 'pg'
import { realtyAnswersOf } from './realty-answers-of.ts'
import type { StoredRealty } from './realty-table.ts'

/** A firm as staff see it. */
export async function realtyAnswerOf(db: Pool | PoolClient, realty: StoredRealty): Promise<RealtyAnswer> {
  const [answer] = await realtyAnswersOf(db, [realty])
  if (answer === undefined) throw new NotFound('realty', realty.id)
  return answer
}
