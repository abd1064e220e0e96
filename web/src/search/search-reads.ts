import { developerPublicEndpoints } from '@tahanan/contracts/developer/developer.public-endpoints.ts'
import { listingSearchParams, type ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'

/** What the search page asks for. */
export const SEARCH_READS = {
  listings: (query: ListingSearchQuery) =>
    [listingPublicEndpoints.search, { query: Object.fromEntries(listingSearchParams(query)) }] as const,
  /** How many there would be with each choice of a filter; the listings beside it are not looked at. */
  facets: (query: ListingSearchQuery) => {
    const narrowed = listingSearchParams({ ...query, facets: true, pageSize: 1, page: 1, order: 'newest' })
    return [listingPublicEndpoints.search, { query: Object.fromEntries(narrowed) }] as const
  },
  /** Nothing to ask without words (decision 30). */
  developers: ({ search, page }: ListingSearchQuery) =>
    search.words.length === 0 || page > 1
      ? undefined
      : ([developerPublicEndpoints.search, { query: { q: search.text } }] as const),
}

/** Whether a search was refused for its area: whatever else cannot be read is left out of an address before it is asked. */
export function isAreaRefused(
  { filters }: ListingSearchQuery,
  problem: { readonly status: number } | undefined,
): boolean {
  return filters.area !== undefined && problem?.status === 400
}

export function withoutArea<Query extends ListingSearchQuery>(query: Query): Query {
  return { ...query, filters: { ...query.filters, area: undefined } }
}
