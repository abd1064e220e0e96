/**
 * Orders of public lists (§4, §9): by id descending, by `price_sort` and id ascending, by `price_sort` and id descending.
 * Listings without a price come last by price.
 */
export const LISTING_ORDERS = ['newest', 'cheapest', 'dearest'] as const

export type ListingOrder = (typeof LISTING_ORDERS)[number]

/** "Search sort: Most Recent, Price low to high, Price high to low" (§9). */
export const LISTING_ORDER_LABELS: Readonly<Record<ListingOrder, string>> = {
  newest: 'Most Recent',
  cheapest: 'Price low to high',
  dearest: 'Price high to low',
}
