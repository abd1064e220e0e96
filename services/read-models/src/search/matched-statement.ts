import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { QueryConfig } from 'pg'
import { matchedSql } from './matched-sql.ts'
import { matchingSql } from './matching-sql.ts'
import { prepared } from './prepared.ts'
import type { SearchTerm } from './search-term.ts'
import { SqlValues } from './sql-values.ts'

/** At most `limit` listings that match, in whatever order, as `matchedSql` answers them. */
export function matchedStatement(
  terms: readonly SearchTerm[],
  limit: number,
  windows: readonly string[] | undefined,
): QueryConfig {
  const values = new SqlValues()
  const matching = matchingSql(terms, NO_FILTERS, values, windows && { tokens: windows })
  const rows = `select facts from listing_search where ${matching} limit ${values.add(limit, 'integer')}`
  return prepared(matchedSql(rows), values.list)
}
