import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'

type Compare = (a: ListingPosition, b: ListingPosition) => number

/** How positions follow one another in each order; a price on request comes last. */
export const comparePositions: Readonly<Record<ListingOrder, Compare>> = {
  newest: (a, b) => b.id - a.id,
  cheapest: (a, b) => difference(a.priceCentavos ?? Infinity, b.priceCentavos ?? Infinity) || a.id - b.id,
  dearest: (a, b) => difference(b.priceCentavos ?? -1, a.priceCentavos ?? -1) || b.id - a.id,
}

function difference(a: number, b: number): number {
  return a === b ? 0 : a - b
}
