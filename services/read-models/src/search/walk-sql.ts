import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'
import type { ListingWalk } from './listing-walks.ts'
import type { OrderSql } from './order-sql.ts'
import type { SqlValues } from './sql-values.ts'
import { walkOrder } from './walk-order.ts'

/** Prices that a walk by price keeps to. */
interface PriceBounds {
  readonly fromCentavos?: number
  readonly belowCentavos?: number
}

/**
 * The conditions and order of a walk, so that an index on the id, or on the price and the id, is followed. A walk by id
 * knows no bounds.
 */
export function walkSql(walk: ListingWalk, values: SqlValues, bounds: PriceBounds = {}): OrderSql {
  const { by, priced } = walk
  const orderBy = walkOrder(walk)
  if (by === 'id') return { where: idsOf(walk, values), orderBy }
  if (priced === false) return { where: `price_sort = ${PRICE_SORT_ON_REQUEST} and ${idsOf(walk, values)}`, orderBy }
  return { where: pricesOf(walk, values, bounds).join(' and '), orderBy }
}

function idsOf({ descending, after }: ListingWalk, values: SqlValues): string {
  return after === undefined ? 'true' : `id ${descending ? '<' : '>'} ${values.add(after.id, 'integer')}`
}

/**
 * At most one condition for each side: given two for where it begins, the index takes the wrong one, and goes through
 * everything before the place.
 */
function pricesOf(
  { descending, priced, after }: ListingWalk,
  values: SqlValues,
  { fromCentavos, belowCentavos = priced === true ? PRICE_SORT_ON_REQUEST : undefined }: PriceBounds,
): readonly string[] {
  const price = after?.priceCentavos ?? PRICE_SORT_ON_REQUEST
  const isWithin = descending
    ? belowCentavos === undefined || price < belowCentavos
    : fromCentavos === undefined || price >= fromCentavos
  const begins = after !== undefined && isWithin
  const conditions = ['true']
  if (begins) {
    const place = `(${values.add(price, 'bigint')}, ${values.add(after.id, 'integer')})`
    conditions.push(`(price_sort, id) ${descending ? '<' : '>'} ${place}`)
  }
  if (fromCentavos !== undefined && !(begins && !descending)) {
    conditions.push(`price_sort >= ${values.add(fromCentavos, 'bigint')}`)
  }
  if (belowCentavos !== undefined && !(begins && descending)) {
    conditions.push(`price_sort < ${values.add(belowCentavos, 'bigint')}`)
  }
  return conditions
}
