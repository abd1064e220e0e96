import type { SalespersonAnswer } from '@tahanan/contracts/salesperson/salesperson-answer.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import { listStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { salespersonAnswersOf } from './salesperson-answers-of.ts'
import { SALESPERSON_TABLE } from './salesperson-table.ts'

/** Salespersons, newest first. */
export async function listSalespersons(
  { pool }: Catalog,
  query: StaffListQuery,
  now: Date,
): Promise<ListPage<SalespersonAnswer>> {
  const { count, results: found } = await listStored(pool, SALESPERSON_TABLE, query)
  return { count, results: await salespersonAnswersOf(pool, found, now) }
}
