import type { BrokerAnswer } from '@tahanan/contracts/broker/broker-answer.ts'
import { getStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import { brokerAnswerOf } from './broker-answer-of.ts'
import { BROKER_TABLE } from './broker-table.ts'

/** @throws NotFound */
export async function getBroker({ pool }: Catalog, id: number, now: Date): Promise<BrokerAnswer> {
  const broker = await getStored(pool, BROKER_TABLE, id)
  return brokerAnswerOf(pool, broker, now)
}
