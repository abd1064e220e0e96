import type { ListingWalk } from '../search/listing-walks.ts'
import type { OrderSql } from '../search/order-sql.ts'
import type { SqlValues } from '../search/sql-values.ts'
import { pricedRows } from './priced-rows.ts'
import type { PriceLook } from './priced-rows.ts'
import { shelfRows } from './shelf-rows.ts'
import type { ShelfSource } from './shelf-source.ts'

interface Walked {
  readonly walk: ListingWalk
  readonly order: OrderSql
  readonly look: PriceLook
  /** Of each shelf. */
  readonly limit: number
}

/** The next rows of each of these shelves, one after the other. */
export function shelfParts(sources: readonly ShelfSource[], walked: Walked, values: SqlValues): string {
  const parts = sources.flatMap(({ shelf, between }) =>
    between === undefined
      ? [shelfRows(shelf, walked.order, { limit: walked.limit }, values)]
      : pricedRows(shelf, between, walked, values),
  )
  return parts.join(' union all ')
}
