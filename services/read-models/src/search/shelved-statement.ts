import type { QueryConfig } from 'pg'
import type { ShelfSource } from '../browse/shelf-source.ts'
import { shelvesRows } from '../browse/shelves-rows.ts'
import type { Stretch } from '../browse/shelves-rows.ts'
import type { ListingWalk } from './listing-walks.ts'
import { matchedSql } from './matched-sql.ts'
import { prepared } from './prepared.ts'
import { SqlValues } from './sql-values.ts'

/** The first listings of a walk along shelves, none of them on two, as `matchedSql` answers them. */
export function shelvedStatement(
  sources: readonly ShelfSource[],
  walk: ListingWalk,
  stretch: Omit<Stretch, 'offset'>,
): QueryConfig {
  const values = new SqlValues()
  const rows = shelvesRows(sources, walk, { ...stretch, offset: 0 }, values)
  return prepared(matchedSql(`select facts from (${rows}) shelved join listing_search using (id)`), values.list)
}
