import type { ListingFilters } from './listing-filters.ts'

/** Names of the filters that narrow a list; For Sale is none of them, which most listings are. */
export function narrowingFilters(filters: ListingFilters): readonly string[] {
  return Object.entries(filters).flatMap(([name, value]) => (value === undefined || value === false ? [] : [name]))
}
