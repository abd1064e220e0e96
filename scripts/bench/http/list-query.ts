import { type ListingSearchQuery, listingSearchQuerySchema } from '@tahanan/contracts/listing/listing-search-query.ts'

/** A list as its address says it, and as it is understood. */
export interface ListQuery {
  readonly params: URLSearchParams
  readonly query: ListingSearchQuery
}

/** Empty choices are left out. */
export function listQuery(choices: Readonly<Record<string, string>>): ListQuery {
  const chosen = Object.entries(choices).filter(([, value]) => value !== '')
  return { params: new URLSearchParams(chosen), query: listingSearchQuerySchema.parse(Object.fromEntries(chosen)) }
}
