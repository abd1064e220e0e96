import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import type { ListingWalk } from './listing-walks.ts'

/** From the beginning of each order as far as an index holds it; of the dearest all that have a price. */
export const FIRST_WALKS: Readonly<Record<ListingOrder, ListingWalk>> = {
  newest: { by: 'id', descending: true, priced: undefined, after: undefined },
  cheapest: { by: 'price', descending: false, priced: undefined, after: undefined },
  dearest: { by: 'price', descending: true, priced: true, after: undefined },
}
