import type pg from 'pg'
import { findFormerPage } from '../page/former-page.store.ts'
import type { PageLookup } from '../page/page-lookup.ts'

/** Cards on a project's page. */
const LISTINGS_MAX = 24

/** The answer of `GET /project/{slug}`, with the newest listings still to be had: one read of two index ranges. */
export async function findProjectPage(pool: pg.Pool, slug: string): Promise<PageLookup | undefined> {
  const { rows } = await pool.query<{ page: string; rev: string; cards: string | null; revs: string; count: number }>({
    name: 'find-project-page',
    text: `select project_view.page, project_view.rev::text, cards, revs::text, count::integer
      from project_view cross join lateral (
        select string_agg(card, ',' order by id desc) filter (where place <= ${LISTINGS_MAX}) as cards,
          coalesce(sum(rev), 0) as revs, count(*) as count
        from (select id, card, rev, row_number() over (order by id desc) as place from listing_view
          where project_id = project_view.id and listed order by id desc limit ${LISTINGS_MAX + 1}) as newest
      ) as listings
      where slug = $1 order by project_view.rev desc limit 1`,
    values: [slug],
  })
  const [found] = rows
  if (found === undefined) return findFormerPage(pool, 'project', slug)
  const { page, rev, cards, revs, count } = found
  const more = count > LISTINGS_MAX
  return {
    kind: 'found',
    json: `${page.slice(0, -1)},"listing":[${cards ?? ''}],"listing_more":${more}}`,
    revision: `${rev}.${count}.${revs}`,
  }
}
