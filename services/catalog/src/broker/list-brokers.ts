import type { BrokerAnswer } from '@tahanan/contracts/broker/broker-answer.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import { listStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { brokerAnswersOf } from './broker-answers-of.ts'
import { BROKER_TABLE } from './broker-table.ts'

/** Brokers, newest first. */
export async function listBrokers(
  { pool }: Catalog,
  query: StaffListQuery,
  now: Date,
): Promise<ListPage<BrokerAnswer>> {
  const { count, results: brokers } = await listStored(pool, BROKER_TABLE, query)
  return { count, results: await brokerAnswersOf(pool, brokers, now) }
}
