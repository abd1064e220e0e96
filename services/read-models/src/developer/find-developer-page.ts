import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { findPageWithCards } from '../page/find-page-with-cards.ts'
import type { Page } from '../page/page.ts'

/** The answer of `GET /developer/{slug}`, with its newest projects. */
export function findDeveloperPage(pool: Queryable, slug: string): Promise<Page> {
  const cards = 'project_view where developer_id = developer_view.id'
  return findPageWithCards(pool, { noun: 'developer', cards, field: 'projects' }, slug)
}
