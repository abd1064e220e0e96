import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { bucketsWithin } from '../listing/buckets-within.ts'
import { shelfNumber } from '../listing/shelf-number.ts'
import type { Shelf } from '../listing/shelf-number.ts'
import { filterToken } from './filter-token.ts'
import { isInBuckets } from './is-in-buckets.ts'

/**
 * Status, type, price bucket and `featured` as tokens: of each group a listing must have one. Prices that are no buckets
 * are left out.
 */
export function shelfTokens({ forRent, type, price, featured }: ListingFilters): readonly (readonly string[])[] {
  const statuses = forRent === undefined ? [false, true] : [forRent]
  const range = isInBuckets(price, forRent) ? price : undefined
  const tokens = (kind: Shelf['kind'], prices: typeof price) =>
    statuses.flatMap((status) =>
      bucketsWithin(prices, status).buckets.map((bucket) =>
        filterToken.shelf(shelfNumber({ forRent: status, kind, bucket })),
      ),
    )
  const groups: (readonly string[])[] = []
  if (featured) groups.push(tokens('Featured', undefined))
  if (type !== undefined || range !== undefined || (forRent !== undefined && !featured)) {
    groups.push(tokens(type ?? 'Any', range))
  }
  return groups
}
