import type { ListingWalk } from '../search/listing-walks.ts'
import type { SqlValues } from '../search/sql-values.ts'
import { walkOrder } from '../search/walk-order.ts'
import type { PriceLook } from './priced-rows.ts'
import { shelfParts } from './shelf-parts.ts'
import type { ShelfSource } from './shelf-source.ts'

export interface Stretch {
  readonly offset: number
  readonly limit: number
  readonly look?: PriceLook
}

/** The next listings of a walk along shelves: `id`, `price_sort`. */
export function shelvesRows(
  sources: readonly ShelfSource[],
  walk: ListingWalk,
  { offset, limit, look = { kind: 'along', lastId: undefined } }: Stretch,
  values: SqlValues,
): string {
  const parts = shelfParts(sources, { walk, look, limit: offset + limit }, values)
  // Wrapped, or the planner would look for the prices along an index of the ids.
  const orderBy = look.kind === 'all' ? `id + 0 ${walk.descending ? 'desc' : 'asc'}` : walkOrder(walk)
  const [source, ...others] = sources
  const isPage = offset === 0 && others.length === 0 && source?.between === undefined
  return isPage
    ? parts
    : `select id, price_sort from (${parts}) found order by ${orderBy}
    limit ${values.add(limit, 'integer')} offset ${values.add(offset, 'integer')}`
}
