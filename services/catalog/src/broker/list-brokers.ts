import type { BrokerAnswer } from '@tahanan/contracts/broker/broker-answer.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { brokerAnswersOf } from './broker-answers-of.ts'
import { countBrokers, listStoredBrokers } from './broker-list.store.ts'

/** Brokers, newest first. */
export async function listBrokers(
  { pool }: Catalog,
  query: StaffListQuery,
  now: Date,
): Promise<ListPage<BrokerAnswer>> {
  const [count, brokers] = await Promise.all([countBrokers(pool, query), listStoredBrokers(pool, query)])
  return { count, results: await brokerAnswersOf(pool, brokers, now) }
}
