import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { bucketsWithin } from '../listing/buckets-within.ts'
import { shelfNumber } from '../listing/shelf-number.ts'
import type { Shelf } from '../listing/shelf-number.ts'
import { filterToken } from './filter-token.ts'

/** Status, type, price buckets and `featured` as tokens: of each group a listing must have one. */
export function shelfTokens({
  forRent,
  type,
  price,
  featured,
}: Pick<ListingFilters, 'forRent' | 'type' | 'price' | 'featured'>): readonly (readonly string[])[] {
  const statuses = forRent === undefined ? [false, true] : [forRent]
  const tokens = (kind: Shelf['kind'], prices: typeof price) =>
    statuses.flatMap((status) =>
      bucketsWithin(prices, status).buckets.map((bucket) =>
        filterToken.shelf(shelfNumber({ forRent: status, kind, bucket })),
      ),
    )
  const groups: (readonly string[])[] = []
  if (featured) groups.push(tokens('Featured', undefined))
  if (type !== undefined || price !== undefined || (forRent !== undefined && !featured)) {
    groups.push(tokens(type ?? 'Any', price))
  }
  return groups
}
