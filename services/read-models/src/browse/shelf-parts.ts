import type { ListingWalk } from '../search/listing-walks.ts'
import type { SqlValues } from '../search/sql-values.ts'
import { walkSql } from '../search/walk-sql.ts'
import { pricedRows } from './priced-rows.ts'
import type { PriceLook } from './priced-rows.ts'
import { shelfRows } from './shelf-rows.ts'
import type { ShelfSource } from './shelf-source.ts'
import { withinLook } from './within-look.ts'

interface Walked {
  readonly walk: ListingWalk
  readonly look: PriceLook
  /** Of each shelf. */
  readonly limit: number
}

/** The next rows of each of these shelves, one after the other. */
export function shelfParts(sources: readonly ShelfSource[], walked: Walked, values: SqlValues): string {
  const { walk, look, limit } = walked
  const parts = sources.flatMap(({ shelf, between }) =>
    between === undefined
      ? [shelfRows(shelf, walkSql(walk, values), { limit, conditions: withinLook(look, walk, values) }, values)]
      : pricedRows(shelf, between, walked, values),
  )
  return parts.join(' union all ')
}
