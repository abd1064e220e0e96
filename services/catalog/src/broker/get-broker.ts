import type { BrokerAnswer } from '@tahanan/contracts/broker/broker-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/catalog.ts'
import { brokerAnswerOf } from './broker-answer-of.ts'
import { findStoredBroker } from './broker-list.store.ts'

/** @throws NotFound */
export async function getBroker({ pool }: Catalog, id: number, now: Date): Promise<BrokerAnswer> {
  const broker = await findStoredBroker(pool, id)
  if (broker === undefined) throw new NotFound('broker', id)
  return brokerAnswerOf(pool, broker, now)
}
