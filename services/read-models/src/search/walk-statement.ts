import type { SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import type { QueryConfig } from 'pg'
import { allTerms } from './all-terms.ts'
import { pageSql } from './page-sql.ts'
import { prepared } from './prepared.ts'
import { rowConditions } from './row-conditions.ts'
import type { QuickLook } from './search-plan.ts'
import type { SearchTerm } from './search-term.ts'
import { SqlValues } from './sql-values.ts'
import { walkSql } from './walk-sql.ts'

/** Looks at listings along the order. Like all of these, it finds one more than the page, if there is one. */
export function walkStatement(
  terms: readonly SearchTerm[],
  page: Pick<SearchRequest, 'filters' | 'offset' | 'limit'>,
  { walk, rows }: Extract<QuickLook, { readonly kind: 'walk' }>,
): QueryConfig {
  const values = new SqlValues()
  const { where, orderBy } = walkSql(walk, values)
  const matching = [`words @@ ${values.add(allTerms(terms), 'tsquery')}`, ...rowConditions(page.filters, values)]
  const rowsSql = `select id, price_sort from (
      select id, price_sort, price_max, lot_area_sqm, words from listing_search where ${where}
      order by ${orderBy} limit ${values.add(rows, 'integer')}
    ) way where ${matching.join(' and ')} order by ${orderBy} limit ${values.add(page.limit + 1, 'integer')} offset ${values.add(page.offset, 'integer')}`
  return prepared(pageSql(rowsSql, orderBy), values.list)
}
