import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import type { QueryConfig } from 'pg'
import { prepared } from '../search/prepared.ts'
import { sortSql } from '../search/sort-sql.ts'
import { SqlValues } from '../search/sql-values.ts'
import type { ShelfSource } from './shelf-source.ts'

interface Place {
  readonly order: ListingOrder
  readonly offset: number
  readonly limit: number
}

/** Everything on whole shelves, sorted, and of these a page; for where no walk leads. */
export function sortedShelvesStatement(sources: readonly ShelfSource[], { order, offset, limit }: Place): QueryConfig {
  const values = new SqlValues()
  const shelves = values.add(`{${sources.map(({ shelf }) => shelf).join()}}`, 'smallint[]')
  const { orderBy } = sortSql({ order }, values)
  const rows = `select id, price_sort from listing_shelf where shelf = any (${shelves}) order by ${orderBy}
    limit ${values.add(limit, 'integer')} offset ${values.add(offset, 'integer')}`
  return prepared(rows, values.list)
}
