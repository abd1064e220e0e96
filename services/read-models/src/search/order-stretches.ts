import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import type { ListingWalk } from './listing-walks.ts'

type Stretch = Omit<ListingWalk, 'after'>

/** What each order is made of, one stretch after the other, forwards. */
export const ORDER_STRETCHES: Readonly<Record<ListingOrder, readonly [Stretch, ...Stretch[]]>> = {
  newest: [{ by: 'id', descending: true, priced: undefined }],
  cheapest: [{ by: 'price', descending: false, priced: undefined }],
  // Without a price comes last in either order; the index has it beyond every price.
  dearest: [
    { by: 'price', descending: true, priced: true },
    { by: 'price', descending: true, priced: false },
  ],
}
