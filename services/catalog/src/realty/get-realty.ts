import type { RealtyAnswer } from '@tahanan/contracts/realty/realty-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/catalog.ts'
import { realtyAnswerOf } from './realty-answer-of.ts'
import { findStoredRealty } from './realty-list.store.ts'

/** @throws NotFound */
export async function getRealty({ pool }: Catalog, id: number): Promise<RealtyAnswer> {
  const realty = await findStoredRealty(pool, id)
  if (realty === undefined) throw new NotFound('realty', id)
  return realtyAnswerOf(pool, realty)
}
