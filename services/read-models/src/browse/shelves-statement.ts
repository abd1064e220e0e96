import type { QueryConfig } from 'pg'
import type { ListingWalk } from '../search/listing-walks.ts'
import { POSITION_COLUMNS } from '../search/position-columns.ts'
import { prepared } from '../search/prepared.ts'
import { SqlValues } from '../search/sql-values.ts'
import { walkSql } from '../search/walk-sql.ts'

/** The next listings of a walk along whole shelves, with their cards if asked for. */
export function shelvesStatement(
  shelves: readonly [number, ...number[]],
  walk: ListingWalk,
  { offset, limit, withCards }: { readonly offset: number; readonly limit: number; readonly withCards: boolean },
): QueryConfig {
  const [first, ...others] = shelves
  const values = new SqlValues()
  const { where, orderBy } = walkSql(walk, values)
  const last = `limit ${values.add(limit, 'integer')} offset ${values.add(offset, 'integer')}`
  const part = (shelf: number, limits: string) =>
    `(select id, price_sort from listing_shelf where shelf = ${values.add(shelf, 'smallint')} and ${where}
      order by ${orderBy} ${limits})`
  const page =
    others.length === 0
      ? part(first, last)
      : `(${shelves.map((shelf) => part(shelf, `limit ${values.add(offset + limit, 'integer')}`)).join(' union all ')}
          order by ${orderBy} ${last})`
  const text = withCards
    ? `select ${POSITION_COLUMNS}, card, rev::float8 from ${page} page join listing_view using (id) order by ${orderBy}`
    : `select ${POSITION_COLUMNS} from ${page} page order by ${orderBy}`
  return prepared(text, values.list)
}
