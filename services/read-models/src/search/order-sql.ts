import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'
import { priceSortOf } from './listing-walk.ts'
import type { ListingWalk, WalkStart } from './listing-walk.ts'
import type { SqlValues } from './sql-values.ts'

interface OrderSql {
  readonly where: string
  readonly orderBy: string
}

/** A position as columns: `price_sort` without the number that stands for a price on request. */
export const POSITION = `id, nullif(price_sort, ${PRICE_SORT_ON_REQUEST})::float8 as "priceCentavos"`

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
    const place = `(${values.add(priceSortOf(after), 'bigint')}, ${values.add(after.id, 'integer')})`
    conditions.push(`(price_sort, id) ${beyond} ${place}`)
  }
  return { where: conditions.join(' and '), orderBy: `price_sort ${direction}, id ${direction}` }
}

/**
 * The same order for statements that find few rows and sort them. The columns are wrapped, or the planner would walk an
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
