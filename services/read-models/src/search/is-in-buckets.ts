import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { bucketsWithin } from '../listing/buckets-within.ts'

/** Whether a price range is made of buckets in every status asked for. */
export function isInBuckets(price: ListingFilters['price'], forRent: ListingFilters['forRent']): boolean {
  return (forRent === undefined ? [false, true] : [forRent]).every((status) => bucketsWithin(price, status).exact)
}
