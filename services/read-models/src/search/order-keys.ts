import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'

/** `price_sort` and `price_sqm_sort` of what has no price: behind every price. */
export const KEY_ABOVE_ALL = Number.MAX_SAFE_INTEGER
/** `dearest_sort` and `size_sort` of what is not known: below every price and size. */
export const KEY_BELOW_ALL = -1

interface OrderKey {
  /** Of `listing_search`. */
  readonly column: string
  /** Of the documents. */
  readonly field: 'priceSortCentavos' | 'dearestKey' | 'perSqmKey' | 'sizeKey'
  readonly isAscending: boolean
  /** Of a listing of which it is not known, so that it comes last. */
  readonly unknown: number
}

/** What each order goes by; the newest by id alone. */
export const ORDER_KEYS: Readonly<Record<Exclude<ListingOrder, 'newest'>, OrderKey>> = {
  cheapest: { column: 'price_sort', field: 'priceSortCentavos', isAscending: true, unknown: KEY_ABOVE_ALL },
  dearest: { column: 'dearest_sort', field: 'dearestKey', isAscending: false, unknown: KEY_BELOW_ALL },
  cheapestPerSqm: { column: 'price_sqm_sort', field: 'perSqmKey', isAscending: true, unknown: KEY_ABOVE_ALL },
  largest: { column: 'size_sort', field: 'sizeKey', isAscending: false, unknown: KEY_BELOW_ALL },
}
