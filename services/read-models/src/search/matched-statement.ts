import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { QueryConfig } from 'pg'
import { TRAITS_SQL } from './traits-sql.ts'
import { matchingSql } from './matching-sql.ts'
import { prepared } from './prepared.ts'
import type { SearchTerm } from './search-term.ts'
import { SqlValues } from './sql-values.ts'

/** What `matchedStatement` answers: 32-bit integers, and doubles, one behind the other; null where nothing is found. */
export interface MatchedRow {
  /** Every transaction before this one has been seen. */
  readonly horizon: string
  readonly ids: Buffer | null
  readonly traits: Buffer | null
  readonly lowest: Buffer | null
  readonly highest: Buffer | null
  readonly areas: Buffer | null
}

/**
 * The ids, traits, prices and areas of the newest `limit` listings that match, newest first. Strung together as bytes:
 * rows, or arrays of text, would cost more than finding them. The order is wrapped, or the planner would walk the newest
 * listings in the hope of meeting those that match.
 */
export function matchedStatement(
  terms: readonly SearchTerm[],
  limit: number,
  windows: readonly string[] | undefined,
): QueryConfig {
  const values = new SqlValues()
  const matching = matchingSql(terms, NO_FILTERS, values, windows)
  const text = `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      string_agg(int4send(id), '') as ids, string_agg(int4send(traits), '') as traits,
      string_agg(float8send(price_sort), '') as lowest, string_agg(float8send(coalesce(price_max, -1)), '') as highest,
      string_agg(float8send(coalesce(lot_area_sqm, -1)), '') as areas
    from (
      select id, ${TRAITS_SQL} as traits, price_sort, price_max, lot_area_sqm from listing_search where ${matching}
      order by id + 0 desc limit ${values.add(limit, 'integer')}
    ) as matched`
  return prepared(text, values.list)
}
