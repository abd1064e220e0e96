import type { QueryConfig } from 'pg'
import { prepared } from '../search/prepared.ts'
import { SqlValues } from '../search/sql-values.ts'
import type { PricesBetween } from './shelf-source.ts'

/**
 * Counts prices within a range, up to `limit`: those that begin within it, and those that begin below it and reach in.
 */
export function countPricedStatement(
  shelf: number,
  { reachingIn, ...range }: PricesBetween,
  limit: number,
): QueryConfig {
  const values = new SqlValues()
  const from = values.add(range.fromCentavos, 'bigint')
  const below = values.add(range.belowCentavos, 'bigint')
  const text = `select count(*)::integer as total from (
      select from listing_shelf
        where shelf = ${values.add(shelf, 'smallint')} and price_sort >= ${from} and price_sort < ${below}
      union all
      select from listing_shelf
        where shelf = ${values.add(reachingIn, 'smallint')} and price_sort < ${from} and price_max >= ${from}
      limit ${values.add(limit, 'integer')}
    ) as found`
  return prepared(text, values.list)
}
