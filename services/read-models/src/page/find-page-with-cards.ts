import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { findRedirect } from './find-redirect.ts'
import type { Page } from './page.ts'

const CARDS_MAX = 100

interface Owner {
  readonly noun: 'developer' | 'project'
  /** Table and condition of the cards that its page shows. */
  readonly cards: string
  /** What its answer calls them; `<field>_more` stands beside it. */
  readonly field: string
}

/** The page that a slug leads to, with its newest cards as the last member: one read of two index ranges. */
export async function findPageWithCards(
  pool: Queryable,
  { noun, cards: source, field }: Owner,
  slug: string,
): Promise<Page> {
  const { rows } = await pool.query<{ page: string; cards: string | null; count: number; rev: string }>({
    name: `find-${noun}-page`,
    text: `select page, cards, count::integer, concat_ws('-', ${noun}_view.rev, count, revs) as rev
      from ${noun}_view cross join lateral (
        select string_agg(card, ',' order by id desc) filter (where place <= ${CARDS_MAX}) as cards,
          count(*) as count, sum(rev) as revs
        from (select id, card, rev, row_number() over (order by id desc) as place from ${source}
          order by id desc limit ${CARDS_MAX + 1}) as newest
      ) as newest_cards
      where slug = $1 order by ${noun}_view.rev desc limit 1`,
    values: [slug],
  })
  const [found] = rows
  if (found === undefined) return findRedirect(pool, noun, slug)
  const { page, cards, count, rev } = found
  // Cards are JSON texts already, joined by commas.
  const json = `${page.slice(0, -1)},"${field}":[${cards ?? ''}],"${field}_more":${count > CARDS_MAX}}`
  return { kind: 'found', json, rev }
}
