import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { RevisedCard } from '@tahanan/platform/search-engine/search-engine.ts'

/**
 * The cards of these listings as they are now, in their order. One that cannot be had any more drops out, whatever found
 * it: a search engine may know less than the view.
 */
export async function readCards(pool: Queryable, ids: readonly number[]): Promise<readonly RevisedCard[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<{ card: string; rev: string }>({
    name: 'read-cards',
    text: `select card, rev from listing_view where id = any ($1::integer[]) and listed
      order by array_position($1::integer[], id)`,
    values: [ids],
  })
  return rows.map(({ card, rev }) => ({ card, rev: Number(rev) }))
}
