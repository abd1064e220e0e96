/**
 * Orders of public lists (§4, §9): by id descending, by `price_sort` and id ascending, by `price_sort` and id descending;
 * and beyond these by price per sqm and id ascending, by size and id descending. What an order goes by is not known of
 * those that come last.
 */
export const LISTING_ORDERS = ['newest', 'cheapest', 'dearest', 'cheapestPerSqm', 'largest'] as const

export type ListingOrder = (typeof LISTING_ORDERS)[number]

/** "Search sort: Most Recent, Price low to high, Price high to low" (§9), and ours. */
export const LISTING_ORDER_LABELS: Readonly<Record<ListingOrder, string>> = {
  newest: 'Most Recent',
  cheapest: 'Price low to high',
  dearest: 'Price high to low',
  cheapestPerSqm: 'Price per sqm low to high',
  largest: 'Size large to small',
}
