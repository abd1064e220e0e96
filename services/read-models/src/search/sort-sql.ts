import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'
import type { WalkStart } from './listing-walks.ts'
import type { OrderSql } from './order-sql.ts'
import type { SqlValues } from './sql-values.ts'

interface Sorted {
  readonly order: ListingOrder
  readonly from?: WalkStart | undefined
  /** Of `PriceWindows`. */
  readonly untilCentavos?: number | undefined
}

/**
 * The order of a list, and its part, for statements that find few rows and sort them. The columns are wrapped, or the planner
 * would walk an index of the order in the hope of meeting the rows there.
 */
export function sortSql({ order, from, untilCentavos }: Sorted, values: SqlValues): OrderSql {
  const descending = (order === 'cheapest') === (from?.backwards === true)
  const direction = descending ? 'desc' : 'asc'
  const beyond = descending ? '<' : '>'
  if (order === 'newest') {
    const where = from === undefined ? 'true' : `id + 0 ${beyond} ${values.add(from.position.id, 'integer')}`
    return { where, orderBy: `id + 0 ${direction}` }
  }
  const onRequest = order === 'cheapest' ? PRICE_SORT_ON_REQUEST : -1
  // Price windows hold nothing on request.
  const isPriced = untilCentavos !== undefined
  const key = isPriced ? 'price_sort + 0' : `coalesce(nullif(price_sort, ${PRICE_SORT_ON_REQUEST}), ${onRequest})`
  const conditions = ['true']
  if (from !== undefined) {
    const price = values.add(from.position.priceCentavos ?? onRequest, 'bigint')
    conditions.push(`(${key}, id) ${beyond} (${price}, ${values.add(from.position.id, 'integer')})`)
  }
  if (isPriced) {
    conditions.push(`${key} ${descending ? '>=' : '<'} ${values.add(untilCentavos, 'bigint')}`)
  }
  return { where: conditions.join(' and '), orderBy: `${key} ${direction}, id ${direction}` }
}
