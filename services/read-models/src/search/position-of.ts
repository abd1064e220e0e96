import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'

/** Where a row of a list stands; `price_sort` is a `bigint` as text. */
export function positionOf({ id, price_sort }: { readonly id: number; readonly price_sort: string }): ListingPosition {
  const priceCentavos = Number(price_sort)
  return { id, priceCentavos: priceCentavos === PRICE_SORT_ON_REQUEST ? null : priceCentavos }
}
