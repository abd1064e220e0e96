import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'

/**
 * Loaded cards in an order of §4, without a request: the orders are the server's, so that what is loaded later falls
 * into place. A listing that came twice, because it changed between two pages, is shown once, as it came last.
 */
export function sortCards(cards: readonly ListingCard[], order: ListingOrder): readonly ListingCard[] {
  const distinct = [...new Map(cards.map((card) => [card.id, card])).values()]
  return distinct.toSorted(COMPARE[order])
}

/** Listings on request come last by price, either way. */
const COMPARE: Readonly<Record<ListingOrder, (one: ListingCard, other: ListingCard) => number>> = {
  newest: (one, other) => other.id - one.id,
  cheapest: (one, other) =>
    (one.price_sort ?? Number.MAX_SAFE_INTEGER) - (other.price_sort ?? Number.MAX_SAFE_INTEGER) || one.id - other.id,
  dearest: (one, other) => (other.price_sort ?? -1) - (one.price_sort ?? -1) || other.id - one.id,
  cheapestPerSqm: (one, other) =>
    (one.price_sqm ?? Number.MAX_SAFE_INTEGER) - (other.price_sqm ?? Number.MAX_SAFE_INTEGER) || one.id - other.id,
  largest: (one, other) => (other.size ?? -1) - (one.size ?? -1) || other.id - one.id,
}
