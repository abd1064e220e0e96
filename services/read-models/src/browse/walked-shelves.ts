import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { findShelfSources } from './find-shelf-sources.ts'
import type { ShelfSource } from './shelf-source.ts'

/**
 * The shelves along which a walk passes only listings of the status, type and price asked for; undefined where none of
 * these is asked for, so that it would pass everything anyway.
 */
export function walkedShelves({
  forRent,
  type,
  price,
  ...filters
}: ListingFilters): readonly ShelfSource[] | undefined {
  const featured = filters.featured && type === undefined
  if (forRent === undefined && type === undefined && price === undefined && !featured) return undefined
  return findShelfSources({ ...NO_FILTERS, forRent, type, price, featured })
}
