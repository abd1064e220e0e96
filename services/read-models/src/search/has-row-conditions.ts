import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { isInBuckets } from './is-in-buckets.ts'

/** Whether these filters ask for something that tokens do not settle, so that they alone cannot be counted. */
export function hasRowConditions({ forRent, price, lotMinSqm, lotMaxSqm }: ListingFilters): boolean {
  return !isInBuckets(price, forRent) || lotMinSqm !== undefined || lotMaxSqm !== undefined
}
