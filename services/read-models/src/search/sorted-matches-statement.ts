import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import type { QueryConfig } from 'pg'
import { matchedSql } from './matched-sql.ts'
import { matchingSql } from './matching-sql.ts'
import { prepared } from './prepared.ts'
import type { SearchTerm } from './search-term.ts'
import { sortSql } from './sort-sql.ts'
import { SqlValues } from './sql-values.ts'

/** The first `limit` of all listings that match, as `matchedSql` answers them: the text index knows no order. */
export function sortedMatchesStatement(
  terms: readonly SearchTerm[],
  order: ListingOrder,
  limit: number,
  windows?: readonly string[],
): QueryConfig {
  const values = new SqlValues()
  const matching = matchingSql(terms, NO_FILTERS, values, windows && { tokens: windows })
  const { orderBy } = sortSql({ order }, values)
  const rows = `select facts from listing_search where ${matching} order by ${orderBy}
    limit ${values.add(limit, 'integer')}`
  return prepared(matchedSql(rows), values.list)
}
