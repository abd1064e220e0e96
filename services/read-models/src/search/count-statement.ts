import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { QueryConfig } from 'pg'
import { matchingSql } from './matching-sql.ts'
import { prepared } from './prepared.ts'
import type { SearchTerm } from './search-term.ts'
import { SqlValues } from './sql-values.ts'

/** Counts matches, of these windows only where there are any, up to `limit`. */
export function countStatement(
  terms: readonly SearchTerm[],
  filters: ListingFilters,
  limit: number,
  windows?: readonly string[],
): QueryConfig {
  const values = new SqlValues()
  const matching = matchingSql(terms, filters, values, windows && { tokens: windows })
  const text = `select count(*)::integer as total from (
      select from listing_search where ${matching} limit ${values.add(limit, 'integer')}
    ) as found`
  return prepared(text, values.list)
}
