import type { QueryConfig } from 'pg'
import type { ListingWalk } from '../search/listing-walks.ts'
import { prepared } from '../search/prepared.ts'
import { SqlValues } from '../search/sql-values.ts'
import type { ShelfSource } from './shelf-source.ts'
import { shelvesRows } from './shelves-rows.ts'
import type { Stretch } from './shelves-rows.ts'

/** The next listings of a walk along shelves. */
export function shelvesStatement(sources: readonly ShelfSource[], walk: ListingWalk, stretch: Stretch): QueryConfig {
  const values = new SqlValues()
  return prepared(shelvesRows(sources, walk, stretch, values), values.list)
}
