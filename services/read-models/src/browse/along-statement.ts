import type { QueryConfig } from 'pg'
import type { ListingWalk } from '../search/listing-walks.ts'
import { POSITION_COLUMNS } from '../search/position-columns.ts'
import { prepared } from '../search/prepared.ts'
import { SqlValues } from '../search/sql-values.ts'
import { walkSql } from '../search/walk-sql.ts'
import type { PricesBetween } from './shelf-source.ts'

/** The first `limit` of these prices among the next `rows` of a walk along one shelf. */
export function alongStatement(
  shelf: number,
  between: PricesBetween,
  walk: ListingWalk,
  { rows, limit }: { readonly rows: number; readonly limit: number },
): QueryConfig {
  const values = new SqlValues()
  const { where, orderBy } = walkSql(walk, values)
  const text = `select ${POSITION_COLUMNS} from (
      select id, price_sort, price_max from listing_shelf where shelf = ${values.add(shelf, 'smallint')} and ${where}
      order by ${orderBy} limit ${values.add(rows, 'integer')}
    ) way
    where price_max >= ${values.add(between.fromCentavos, 'bigint')}
      and price_sort < ${values.add(between.belowCentavos, 'bigint')}
    order by ${orderBy} limit ${values.add(limit, 'integer')}`
  return prepared(text, values.list)
}
