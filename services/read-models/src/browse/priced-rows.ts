import type { ListingWalk } from '../search/listing-walks.ts'
import type { OrderSql } from '../search/order-sql.ts'
import type { SqlValues } from '../search/sql-values.ts'
import { shelfRows } from './shelf-rows.ts'
import type { PricesBetween } from './shelf-source.ts'

/** How rows within a range of prices are looked for. */
export type PriceLook =
  /** Along the order, of ids as far as `lastId`. */
  | { readonly kind: 'along'; readonly lastId: number | undefined }
  /** By their prices, all of them, which leaves them to be sorted. */
  | { readonly kind: 'all' }

interface Along {
  readonly walk: ListingWalk
  readonly order: OrderSql
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
  { walk, order, look, limit }: Along,
  values: SqlValues,
): readonly string[] {
  const from = values.add(fromCentavos, 'bigint')
  const below = values.add(belowCentavos, 'bigint')
  if (walk.by === 'id' && look.kind === 'along') {
    const { lastId } = look
    const conditions = [`price_max >= ${from}`, `price_sort < ${below}`]
    if (lastId !== undefined) conditions.push(`id ${walk.descending ? '>=' : '<='} ${values.add(lastId, 'integer')}`)
    return [shelfRows(shelf, order, { limit, conditions }, values)]
  }
  const some = walk.by === 'id' ? undefined : limit
  return [
    shelfRows(shelf, order, { limit: some, conditions: [`price_sort >= ${from}`, `price_sort < ${below}`] }, values),
    shelfRows(reachingIn, order, { limit: some, conditions: [`price_sort < ${from}`, `price_max >= ${from}`] }, values),
  ]
}
