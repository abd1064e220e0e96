import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { RevisedCard } from '@tahanan/platform/search-engine/search-engine.ts'
import { prepared } from '../search/prepared.ts'

/**
 * The cards of these listings, in their order. One that cannot be had any more drops out, whatever found it: a search
 * engine may know less than the view.
 */
export async function readCards(pool: Queryable, ids: readonly number[]): Promise<readonly RevisedCard[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<RevisedCard & { readonly id: number }>(
    prepared('select id, card, rev::float8 from listing_view where id = any ($1::integer[]) and listed', [ids]),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
