import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { RealtyAnswer } from '@tahanan/contracts/realty/realty-answer.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { realtyAnswersOf } from './realty-answers-of.ts'
import { countRealties, listStoredRealties } from './realty-list.store.ts'

/** Firms, newest first. */
export async function listRealties({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<RealtyAnswer>> {
  const [count, realties] = await Promise.all([countRealties(pool, query), listStoredRealties(pool, query)])
  return { count, results: await realtyAnswersOf(pool, realties) }
}
