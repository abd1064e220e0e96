import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { findRedirect } from '../page/find-redirect.ts'
import { joinPage } from '../page/join-page.ts'
import type { Page } from '../page/page.ts'

const PROJECTS_MAX = 100

/** The answer of `GET /developer/{slug}`, with its newest projects: one read of two index ranges. */
export async function findDeveloperPage(pool: Queryable, slug: string): Promise<Page> {
  const { rows } = await pool.query<{ page: string; cards: string | null; count: number; rev: string }>({
    name: 'find-developer-page',
    text: `select page, cards, count::integer, concat_ws('-', developer_view.rev, count, revs) as rev
      from developer_view cross join lateral (
        select string_agg(card, ',' order by id desc) filter (where place <= ${PROJECTS_MAX}) as cards,
          count(*) as count, sum(rev) as revs
        from (select id, card, rev, row_number() over (order by id desc) as place from project_view
          where developer_id = developer_view.id order by id desc limit ${PROJECTS_MAX + 1}) as newest
      ) as projects
      where slug = $1 order by developer_view.rev desc limit 1`,
    values: [slug],
  })
  const [found] = rows
  if (found === undefined) return findRedirect(pool, 'developer', slug)
  const { page, cards, count, rev } = found
  return { kind: 'found', json: joinPage(page, 'projects', cards, count > PROJECTS_MAX), rev }
}
