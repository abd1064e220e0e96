import { listingSearchParams, type ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'

/** What the search page's address asks for. */
export interface SearchAddress extends ListingSearchQuery {
  /** Whether the map stands beside the list. */
  readonly map?: boolean
}

/** Address of the search page for a query; `readSearchAddress` reads the same query from it. */
export function searchHref(query: SearchAddress): string {
  const params = listingSearchParams(query)
  const text = params.get('q')
  const status = params.get('status')
  params.delete('q')
  const address = new URLSearchParams([...(text === null ? [] : [['search', text]]), ...params])
  // A mirror of status (decision 5).
  if (status !== null) address.set('tab', status)
  if (query.map) address.set('map', '1')
  return address.size === 0 ? '/search' : `/search?${address}`
}
