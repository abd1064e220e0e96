import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import type { QueryConfig } from 'pg'
import { FIRST_WALKS } from './first-walks.ts'
import { matchedSql } from './matched-sql.ts'
import { prepared } from './prepared.ts'
import { shelfRows } from '../browse/shelf-rows.ts'
import { SqlValues } from './sql-values.ts'
import { walkSql } from './walk-sql.ts'

/**
 * The first `limit` listings on some shelves, none of them on two, as `matchedSql` answers them; of the dearest only those
 * that have a price.
 */
export function shelvedStatement(shelves: readonly number[], order: ListingOrder, limit: number): QueryConfig {
  const values = new SqlValues()
  const along = walkSql(FIRST_WALKS[order], values)
  const parts = shelves.map((shelf) => shelfRows(shelf, along, { limit }, values))
  const ids = `select id from (${parts.join(' union all ')}) shelved
    order by ${along.orderBy}
    limit ${values.add(limit, 'integer')}`
  return prepared(matchedSql(`select facts from (${ids}) shelved join listing_search using (id)`), values.list)
}
