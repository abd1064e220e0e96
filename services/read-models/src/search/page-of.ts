import type { SearchAnswer, SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import { positionOf } from './position-of.ts'

/** What a `pageSql` statement answers; `bigint`s are texts. */
export interface PageRow {
  readonly id: number
  readonly price_sort: string
  /** JSON text of a `ListingCard`. */
  readonly card: string
  readonly rev: string
  /** False for one that was sold and is still found. */
  readonly listed: boolean
  /** Of all matches, where they were counted. */
  readonly total?: number
}

/** A page of what was found: one more than it holds was asked for, and it stands in the direction of travel. */
export function pageOf(
  found: readonly PageRow[],
  { limit, from }: Pick<SearchRequest, 'limit' | 'from'>,
): Required<Omit<SearchAnswer, 'count'>> {
  const rows = found.slice(0, limit)
  if (from?.backwards === true) rows.reverse()
  return {
    hits: rows.map(positionOf),
    more: found.length > limit,
    cards: rows.filter(({ listed }) => listed).map(({ card, rev }) => ({ card, rev: Number(rev) })),
  }
}
