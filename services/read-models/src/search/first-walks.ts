import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import type { ListingWalk } from './listing-walks.ts'
import { ORDER_STRETCHES } from './order-stretches.ts'

const firstOf = (order: ListingOrder): ListingWalk => ({ ...ORDER_STRETCHES[order][0], after: undefined })

/** From the beginning of each order as far as an index holds it; of the dearest all that have a price. */
export const FIRST_WALKS: Readonly<Record<ListingOrder, ListingWalk>> = {
  newest: firstOf('newest'),
  cheapest: firstOf('cheapest'),
  dearest: firstOf('dearest'),
}
