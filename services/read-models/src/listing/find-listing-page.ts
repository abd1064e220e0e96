import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { findRedirect } from '../page/find-redirect.ts'
import type { Page } from '../page/page.ts'

/** The answer of `GET /listing/{slug}`: one indexed read. A listing sold 90 days ago is gone (decision 26). */
export async function findListingPage(pool: Queryable, slug: string): Promise<Page> {
  const { rows } = await pool.query<{ json: string; rev: string; gone: boolean }>({
    name: 'find-listing-page',
    text: `select detail as json, rev::text, coalesce(gone_at <= now(), false) as gone
      from listing_view where slug = $1 order by listing_view.rev desc limit 1`,
    values: [slug],
  })
  const [found] = rows
  if (found === undefined) return findRedirect(pool, 'listing', slug)
  return found.gone ? { kind: 'gone' } : { kind: 'found', json: found.json, rev: found.rev }
}
