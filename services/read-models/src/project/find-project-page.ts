import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { findRedirect } from '../page/find-redirect.ts'
import { joinPage } from '../page/join-page.ts'
import type { Page } from '../page/page.ts'

const LISTINGS_MAX = 100

/** The answer of `GET /project/{slug}`, with its newest listings that can be had: one read of two index ranges. */
export async function findProjectPage(pool: Queryable, slug: string): Promise<Page> {
  const { rows } = await pool.query<{ page: string; cards: string | null; count: number; rev: string }>({
    name: 'find-project-page',
    text: `select page, cards, count::integer, concat_ws('-', project_view.rev, count, revs) as rev
      from project_view cross join lateral (
        select string_agg(card, ',' order by id desc) filter (where place <= ${LISTINGS_MAX}) as cards,
          count(*) as count, sum(rev) as revs
        from (select id, card, rev, row_number() over (order by id desc) as place from listing_view
          where project_id = project_view.id and listed order by id desc limit ${LISTINGS_MAX + 1}) as newest
      ) as listings
      where slug = $1 order by project_view.rev desc limit 1`,
    values: [slug],
  })
  const [found] = rows
  if (found === undefined) return findRedirect(pool, 'project', slug)
  const { page, cards, count, rev } = found
  return { kind: 'found', json: joinPage(page, 'listing', cards, count > LISTINGS_MAX), rev }
}
