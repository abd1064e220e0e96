import type { OrderSql } from '../search/order-sql.ts'
import type { SqlValues } from '../search/sql-values.ts'

interface Some {
  /** Without it all there are, in no order. */
  readonly limit: number | undefined
  readonly conditions?: readonly string[]
}

/** The next rows along one shelf, as far as they fit the conditions. */
export function shelfRows(
  shelf: number,
  { where, orderBy }: OrderSql,
  { limit, conditions = [] }: Some,
  values: SqlValues,
): string {
  const all = [`shelf = ${values.add(shelf, 'smallint')}`, where, ...conditions].join(' and ')
  const last = limit === undefined ? '' : ` order by ${orderBy} limit ${values.add(limit, 'integer')}`
  return `(select id, price_sort from listing_shelf where ${all}${last})`
}
