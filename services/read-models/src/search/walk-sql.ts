import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'
import type { ListingWalk } from './listing-walks.ts'
import type { OrderSql } from './order-sql.ts'
import type { SqlValues } from './sql-values.ts'

/** The conditions and order of a walk, so that an index on the id, or on the price and the id, is followed. */
export function walkSql(walk: ListingWalk, values: SqlValues): OrderSql {
  const { by, descending, priced, after } = walk
  const direction = descending ? 'desc' : 'asc'
  const beyond = descending ? '<' : '>'
  if (by === 'id') {
    const where = after === undefined ? 'true' : `id ${beyond} ${values.add(after.id, 'integer')}`
    return { where, orderBy: `id ${direction}` }
  }
  const conditions = ['true']
  if (priced !== undefined) conditions.push(`price_sort ${priced ? '<' : '='} ${PRICE_SORT_ON_REQUEST}`)
  if (after !== undefined) {
    const place = `(${values.add(after.priceCentavos ?? PRICE_SORT_ON_REQUEST, 'bigint')}, ${values.add(after.id, 'integer')})`
    conditions.push(`(price_sort, id) ${beyond} ${place}`)
  }
  return { where: conditions.join(' and '), orderBy: `price_sort ${direction}, id ${direction}` }
}
