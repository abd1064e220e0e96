import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { ORDER_STRETCHES } from './order-stretches.ts'

/** A stretch of an order that an index holds as it is: all listings, or those with or without a price. */
export interface ListingWalk {
  readonly by: 'id' | 'price'
  readonly descending: boolean
  readonly priced: boolean | undefined
  /** Where to go on after; without it from the beginning of the stretch. */
  readonly after: ListingPosition | undefined
}

export interface WalkStart {
  readonly position: ListingPosition
  readonly backwards: boolean
}

/** The stretches to walk one after the other, those left out that lie before the start. */
export function listingWalks(order: ListingOrder, from: WalkStart | undefined): readonly ListingWalk[] {
  const backwards = from?.backwards === true
  const forwards = ORDER_STRETCHES[order]
  const stretches = backwards
    ? forwards.toReversed().map((walk) => ({ ...walk, descending: !walk.descending }))
    : forwards
  if (from === undefined) return stretches.map((walk) => ({ ...walk, after: undefined }))
  const { position } = from
  const first = stretches.findIndex(
    ({ priced }) => priced === undefined || priced === (position.priceCentavos !== null),
  )
  return stretches.slice(first).map((walk, place) => ({ ...walk, after: place === 0 ? position : undefined }))
}
