import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import type { QueryConfig } from 'pg'
import type { WalkStart } from '../search/listing-walks.ts'
import { POSITION_COLUMNS } from '../search/position-columns.ts'
import { prepared } from '../search/prepared.ts'
import { sortSql } from '../search/sort-sql.ts'
import { SqlValues } from '../search/sql-values.ts'
import { fittingRows } from './fitting-rows.ts'
import type { Fitting } from './fitting-rows.ts'

/** The first `limit` of all that fit, sorted. */
export function fittingStatement(
  fitting: Fitting,
  order: ListingOrder,
  from: WalkStart | undefined,
  limit: number,
): QueryConfig {
  const values = new SqlValues()
  const rows = fittingRows(fitting, values)
  const { where, orderBy } = sortSql(order, from, values)
  const text = `select ${POSITION_COLUMNS} from (${rows}) fitting where ${where}
    order by ${orderBy} limit ${values.add(limit, 'integer')}`
  return prepared(text, values.list)
}
