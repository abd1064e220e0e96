import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { onceForEach } from '@tahanan/platform/cache/once-for-each.ts'
import { filterToken } from '../search/filter-token.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { findShelfSources } from './find-shelf-sources.ts'
import type { ShelfSource } from './shelf-source.ts'

/**
 * The shelves with the fewest listings, one for each status asked for, that hold all that fit: whatever they hold more of
 * the filters may turn down.
 */
export function smallestShelves(lexicon: Lexicon, filters: ListingFilters): readonly ShelfSource[] {
  const byKind = shelvesByKind(filters)
  const { forRent, featured } = filters
  if (!featured) return byKind
  const held = (shelves: readonly ShelfSource[]) =>
    shelves.reduce((sum, { shelf }) => sum + lexicon.listings(filterToken.shelf(shelf)), 0)
  const byFeatured = shelvesOf({ ...NO_FILTERS, forRent, featured })
  return held(byFeatured) < held(byKind) ? byFeatured : byKind
}

const shelvesByKind = onceForEach(({ forRent, type, price }: ListingFilters) =>
  shelvesOf({ ...NO_FILTERS, forRent, type, price }),
)

function shelvesOf(filters: ListingFilters): readonly ShelfSource[] {
  return findShelfSources(filters)?.map(({ shelf }) => ({ shelf, between: undefined })) ?? []
}
