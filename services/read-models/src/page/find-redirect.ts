import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type { Page } from './page.ts'

/** What a slug leads to that no page has now. A page that had it once and is there wins over one that is gone. */
export async function findRedirect(
  pool: Queryable,
  noun: 'listing' | 'project' | 'developer',
  slug: string,
): Promise<Page> {
  const { rows } = await pool.query<{ slug: string | null; deleted: boolean | null }>({
    name: `find-${noun}-redirect`,
    text: `select view.slug, ref.deleted
      from slug_redirect as old
      left join ${noun}_view as view on view.id = old.id
      left join ${noun}_ref as ref on ref.id = old.id
      where old.noun = '${noun}' and old.slug = $1
      order by view.rev desc nulls last, ref.deleted desc limit 1`,
    values: [slug],
  })
  const [found] = rows
  if (found?.slug) return { kind: 'moved', slug: found.slug }
  return { kind: found?.deleted ? 'gone' : 'none' }
}
