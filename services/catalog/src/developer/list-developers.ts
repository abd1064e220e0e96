import type { DeveloperAnswer } from '@tahanan/contracts/developer/developer-answer.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import { listStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { pictureAnswersByOwner } from '../picture/picture-answers-by-owner.ts'
import { developerAnswerOf } from './developer-answer-of.ts'
import { DEVELOPER_TABLE } from './developer-table.ts'

/** Developers, newest first. */
export async function listDevelopers({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<DeveloperAnswer>> {
  const { count, results: developers } = await listStored(pool, DEVELOPER_TABLE, query)
  const ids = developers.map(({ id }) => id)
  const logos = await pictureAnswersByOwner(pool, 'developer', ids)
  return { count, results: developers.map((developer) => developerAnswerOf(developer, logos.get(developer.id) ?? [])) }
}
