import type { ListingWalk } from '../search/listing-walks.ts'
import type { SqlValues } from '../search/sql-values.ts'
import { walkSql } from '../search/walk-sql.ts'
import { shelfRows } from './shelf-rows.ts'
import type { PricesBetween } from './shelf-source.ts'
import { withinLook } from './within-look.ts'

/** How rows within a range of prices are looked for. */
export type PriceLook =
  /** Along the order, of ids as far as `lastId`. */
  | { readonly kind: 'along'; readonly lastId: number | undefined }
  /** By their prices, all of them, which leaves them to be sorted. */
  | { readonly kind: 'all' }

interface Along {
  readonly walk: ListingWalk
  readonly look: PriceLook
  readonly limit: number
}

/**
 * Rows of a shelf whose prices are within a range. By their prices there are two stretches of them: those that begin
 * within the range, and those that begin below it and reach in.
 */
export function pricedRows(
  shelf: number,
  { fromCentavos, belowCentavos, reachingIn }: PricesBetween,
  { walk, look, limit }: Along,
  values: SqlValues,
): readonly string[] {
  if (walk.by === 'price') {
    const reaching = { limit, conditions: [`price_max >= ${values.add(fromCentavos, 'bigint')}`] }
    return [
      shelfRows(shelf, walkSql(walk, values, { fromCentavos, belowCentavos }), { limit }, values),
      shelfRows(reachingIn, walkSql(walk, values, { belowCentavos: fromCentavos }), reaching, values),
    ]
  }
  const from = values.add(fromCentavos, 'bigint')
  const below = values.add(belowCentavos, 'bigint')
  if (look.kind === 'along') {
    const conditions = [`price_max >= ${from}`, `price_sort < ${below}`, ...withinLook(look, walk, values)]
    return [shelfRows(shelf, walkSql(walk, values), { limit, conditions }, values)]
  }
  const within = { limit: undefined, conditions: [`price_sort >= ${from}`, `price_sort < ${below}`] }
  const reaching = { limit: undefined, conditions: [`price_sort < ${from}`, `price_max >= ${from}`] }
  return [
    shelfRows(shelf, walkSql(walk, values), within, values),
    shelfRows(reachingIn, walkSql(walk, values), reaching, values),
  ]
}
