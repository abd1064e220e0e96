import type { BrokerAnswer } from '@tahanan/contracts/broker/broker-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Pool, PoolClient } from 'pg'
import { brokerAnswersOf } from './broker-answers-of.ts'
import type { StoredBroker } from './broker.ts'

/** A broker as staff see him or her. */
export async function brokerAnswerOf(db: Pool | PoolClient, broker: StoredBroker, now: Date): Promise<BrokerAnswer> {
  const [answer] = await brokerAnswersOf(db, [broker], now)
  if (answer === undefined) throw new NotFound('broker', broker.id)
  return answer
}
