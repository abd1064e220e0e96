import { listingSearchParams, type ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'

/** Address of the search page for a query; `readSearchAddress` reads the same query from it. */
export function searchHref(query: ListingSearchQuery): string {
  const params = listingSearchParams(query)
  const text = params.get('q')
  const status = params.get('status')
  params.delete('q')
  const address = new URLSearchParams([...(text === null ? [] : [['search', text]]), ...params])
  // A mirror of status (decision 5).
  if (status !== null) address.set('tab', status)
  return address.size === 0 ? '/search' : `/search?${address}`
}
