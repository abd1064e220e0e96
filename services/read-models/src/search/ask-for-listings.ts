import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import type { QueryConfig } from 'pg'
import { askInTime } from './ask-in-time.ts'
import { positionOf } from './position-of.ts'

export interface FoundListing extends ListingPosition {
  /** Of all that were found, where they were counted. */
  readonly total: number | undefined
}

interface Row {
  readonly id: number
  /** A `bigint`. */
  readonly price_sort: string
  readonly total?: number
}

/** Where the listings that a statement finds stand. @throws Unavailable when the pool's statement timeout is over */
export async function askForListings(pool: Queryable, statement: QueryConfig): Promise<readonly FoundListing[]> {
  const rows = await askInTime<Row>(pool, statement)
  return rows.map((row) => {
    const { id, priceCentavos } = positionOf(row)
    return { id, priceCentavos, total: row.total }
  })
}
