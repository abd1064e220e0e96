import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { QueryConfig } from 'pg'
import { TRAITS_SQL } from './traits-sql.ts'
import { matchingSql } from './matching-sql.ts'
import { prepared } from './prepared.ts'
import type { SearchTerm } from './search-term.ts'
import { SqlValues } from './sql-values.ts'

/** What `matchedStatement` answers: 32-bit integers, and doubles, one behind the other; null where nothing is found. */
export interface MatchedRow {
  readonly traits: Buffer | null
  readonly lowest: Buffer | null
  readonly highest: Buffer | null
  readonly areas: Buffer | null
}

/**
 * The traits, prices and areas of at most `limit` listings that match, in whatever order. Strung together as bytes: rows, or arrays
 * of text, would cost more than finding them.
 */
export function matchedStatement(
  terms: readonly SearchTerm[],
  limit: number,
  windows: readonly string[] | undefined,
): QueryConfig {
  const values = new SqlValues()
  const matching = matchingSql(terms, NO_FILTERS, values, windows)
  const text = `select string_agg(int4send(traits), '') as traits, string_agg(float8send(price_sort), '') as lowest,
      string_agg(float8send(coalesce(price_max, -1)), '') as highest,
      string_agg(float8send(coalesce(lot_area_sqm, -1)), '') as areas
    from (
      select ${TRAITS_SQL} as traits, price_sort, price_max, lot_area_sqm from listing_search where ${matching}
      limit ${values.add(limit, 'integer')}
    ) as matched`
  return prepared(text, values.list)
}
