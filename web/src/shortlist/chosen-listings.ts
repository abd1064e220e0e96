import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'

/** Listings by id, in one call; null where there are none to ask for. */
export function chosenListings(ids: readonly number[]) {
  const input = ids.length === 0 ? null : { query: { ids: ids.join(','), page_size: String(ids.length) } }
  return [listingPublicEndpoints.search, input] as const
}
