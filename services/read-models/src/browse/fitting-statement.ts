import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { QueryConfig } from 'pg'
import { pageSql } from '../search/page-sql.ts'
import { prepared } from '../search/prepared.ts'
import { sortSql } from '../search/sort-sql.ts'
import { SqlValues } from '../search/sql-values.ts'
import type { BrowseRequest } from './browse-request.ts'
import { fittingRows } from './fitting-rows.ts'

/** All listings that fit the filters, sorted, and of these one more than the page. */
export function fittingStatement(
  filters: ListingFilters,
  { order, from, offset, limit }: Omit<BrowseRequest, 'filters'>,
): QueryConfig {
  const values = new SqlValues()
  const all = fittingRows({ filters }, values)
  const { where, orderBy } = sortSql(order, from, values)
  const rows = `select id, price_sort from (${all}) fitting where ${where} order by ${orderBy}
    limit ${values.add(limit + 1, 'integer')} offset ${values.add(offset, 'integer')}`
  return prepared(pageSql(rows, orderBy), values.list)
}
