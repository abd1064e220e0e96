import type { SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import type { QueryConfig } from 'pg'
import { allTerms } from './all-terms.ts'
import { prepared } from './prepared.ts'
import { rowConditions } from './row-conditions.ts'
import type { SearchTerm } from './search-term.ts'
import { sortSql } from './sort-sql.ts'
import { SqlValues } from './sql-values.ts'

/** A listing that can be found, and whether it belongs to the list now. */
export interface ChangedRow {
  readonly id: number
  /** A `bigint`. */
  readonly price_sort: string
  readonly fits: boolean
}

/** A statement for listings that have changed, as a list asks about them. */
export function changedRowsStatement(
  terms: readonly SearchTerm[],
  { filters, order, from }: Pick<SearchRequest, 'filters' | 'order' | 'from'>,
  changed: readonly number[],
): QueryConfig {
  const values = new SqlValues()
  const asked = terms.filter(({ inColumns }) => !inColumns)
  const fits = [
    ...rowConditions(filters, values),
    ...(asked.length === 0 ? [] : [`words @@ ${values.add(allTerms(asked), 'tsquery')}`]),
    sortSql({ order, from }, values).where,
  ].join(' and ')
  const text = `select id, price_sort, (${fits}) is true as fits
    from listing_search where id = any (${values.add(changed, 'integer[]')})`
  return prepared(text, values.list)
}
