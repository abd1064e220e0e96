import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { RealtyAnswer } from '@tahanan/contracts/realty/realty-answer.ts'
import { listStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { realtyAnswersOf } from './realty-answers-of.ts'
import { REALTY_TABLE } from './realty-table.ts'

/** Firms, newest first. */
export async function listRealties({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<RealtyAnswer>> {
  const { count, results: realties } = await listStored(pool, REALTY_TABLE, query)
  return { count, results: await realtyAnswersOf(pool, realties) }
}
