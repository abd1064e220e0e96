import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { findPageWithCards } from '../page/find-page-with-cards.ts'
import type { Page } from '../page/page.ts'

/** The answer of `GET /project/{slug}`, with its newest listings that can be had. */
export function findProjectPage(pool: Queryable, slug: string): Promise<Page> {
  const cards = 'listing_view where project_id = project_view.id and listed'
  return findPageWithCards(pool, { noun: 'project', cards, field: 'listing' }, slug)
}
