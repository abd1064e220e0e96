import type { RealtyAnswer } from '@tahanan/contracts/realty/realty-answer.ts'
import { getStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import { realtyAnswerOf } from './realty-answer-of.ts'
import { REALTY_TABLE } from './realty-table.ts'

/** @throws NotFound */
export async function getRealty({ pool }: Catalog, id: number): Promise<RealtyAnswer> {
  const realty = await getStored(pool, REALTY_TABLE, id)
  return realtyAnswerOf(pool, realty)
}
