import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { QueryConfig } from 'pg'
import { matchingSql } from './matching-sql.ts'
import { prepared } from './prepared.ts'
import type { SearchTerm } from './search-term.ts'
import { SqlValues } from './sql-values.ts'

export interface MatchedRow {
  /** Every transaction before this one has been seen. */
  readonly horizon: string
  /** What `readFacts` reads; null where nothing is found. */
  readonly facts: string | null
}

/** At most `limit` listings that match, in whatever order: strung together, because rows would cost more than finding them. */
export function matchedStatement(
  terms: readonly SearchTerm[],
  limit: number,
  windows: readonly string[] | undefined,
): QueryConfig {
  const values = new SqlValues()
  const matching = matchingSql(terms, NO_FILTERS, values, windows)
  const text = `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, string_agg(facts, '') as facts
    from (select facts from listing_search where ${matching} limit ${values.add(limit, 'integer')}) matched`
  return prepared(text, values.list)
}
