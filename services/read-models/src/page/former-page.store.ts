import type pg from 'pg'
import type { PageLookup } from './page-lookup.ts'

/** Views with pages, and the noun under which their former slugs are kept. */
const VIEWS = { listing: 'listing_view', developer: 'developer_view', project: 'project_view' } as const

/**
 * What became of a slug that no page has: moved to the slug its aggregate has now, or gone with it. Asked only after
 * the page itself was not found, so that a page costs one read.
 */
export async function findFormerPage(
  pool: pg.Pool,
  noun: keyof typeof VIEWS,
  slug: string,
): Promise<PageLookup | undefined> {
  const { rows } = await pool.query<{ slug: string | null }>({
    name: `find-former-${noun}`,
    text: `select view.slug from slug_redirect left join ${VIEWS[noun]} as view using (id)
      where slug_redirect.noun = $1 and slug_redirect.slug = $2
      order by view.slug is null, slug_redirect.id desc limit 1`,
    values: [noun, slug],
  })
  const [former] = rows
  if (former === undefined) return undefined
  // A page that appeared under this very slug between the two reads: the next request finds it.
  if (former.slug === slug) return undefined
  return former.slug === null ? { kind: 'gone' } : { kind: 'moved', slug: former.slug }
}
