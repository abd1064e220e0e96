import type pg from 'pg'
import { findFormerPage } from '../page/former-page.store.ts'
import type { PageLookup } from '../page/page-lookup.ts'

/** Cards on a developer's page. */
const PROJECTS_MAX = 100

/** The answer of `GET /developer/{slug}`, with the newest projects: one read of two index ranges. */
export async function findDeveloperPage(pool: pg.Pool, slug: string): Promise<PageLookup | undefined> {
  const { rows } = await pool.query<{ page: string; rev: string; cards: string | null; revs: string; count: number }>({
    name: 'find-developer-page',
    text: `select developer_view.page, developer_view.rev::text, cards, revs::text, count::integer
      from developer_view cross join lateral (
        select string_agg(card, ',' order by id desc) filter (where place <= ${PROJECTS_MAX}) as cards,
          coalesce(sum(rev), 0) as revs, count(*) as count
        from (select id, card, rev, row_number() over (order by id desc) as place from project_view
          where developer_id = developer_view.id order by id desc limit ${PROJECTS_MAX + 1}) as newest
      ) as projects
      where slug = $1 order by developer_view.rev desc limit 1`,
    values: [slug],
  })
  const [found] = rows
  if (found === undefined) return findFormerPage(pool, 'developer', slug)
  const { page, rev, cards, revs, count } = found
  const more = count > PROJECTS_MAX
  return {
    kind: 'found',
    json: `${page.slice(0, -1)},"projects":[${cards ?? ''}],"projects_more":${more}}`,
    // The sum tells of a card that changed, and with the count of one that left.
    revision: `${rev}.${count}.${revs}`,
  }
}
