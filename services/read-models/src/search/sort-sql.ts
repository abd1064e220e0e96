import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'
import type { WalkStart } from './listing-walks.ts'
import type { OrderSql } from './order-sql.ts'
import type { SqlValues } from './sql-values.ts'

/**
 * The order of a list for statements that find few rows and sort them. The columns are wrapped, or the planner would walk an
 * index of the order in the hope of meeting the rows there.
 */
export function sortSql(order: ListingOrder, from: WalkStart | undefined, values: SqlValues): OrderSql {
  const descending = (order === 'cheapest') === (from?.backwards === true)
  const direction = descending ? 'desc' : 'asc'
  const beyond = descending ? '<' : '>'
  if (order === 'newest') {
    const where = from === undefined ? 'true' : `id + 0 ${beyond} ${values.add(from.position.id, 'integer')}`
    return { where, orderBy: `id + 0 ${direction}` }
  }
  const onRequest = order === 'cheapest' ? PRICE_SORT_ON_REQUEST : -1
  const key = `coalesce(nullif(price_sort, ${PRICE_SORT_ON_REQUEST}), ${onRequest})`
  const orderBy = `${key} ${direction}, id ${direction}`
  if (from === undefined) return { where: 'true', orderBy }
  const price = values.add(from.position.priceCentavos ?? onRequest, 'bigint')
  return { where: `(${key}, id) ${beyond} (${price}, ${values.add(from.position.id, 'integer')})`, orderBy }
}
