import type pg from 'pg'
import { findFormerPage } from '../page/former-page.store.ts'
import type { PageLookup } from '../page/page-lookup.ts'

/** The answer of `GET /listing/{slug}`: one indexed read. A listing sold long ago is gone (decision 26). */
export async function findListingPage(pool: pg.Pool, slug: string, now: Date): Promise<PageLookup | undefined> {
  const { rows } = await pool.query<{ detail: string; rev: string; gone_at: Date | null }>({
    name: 'find-listing-page',
    text: 'select detail, rev::text, gone_at from listing_view where slug = $1 order by rev desc limit 1',
    values: [slug],
  })
  const [page] = rows
  if (page === undefined) return findFormerPage(pool, 'listing', slug)
  if (page.gone_at !== null && page.gone_at <= now) return { kind: 'gone' }
  return { kind: 'found', json: page.detail, revision: page.rev }
}
