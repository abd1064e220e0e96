import type { Catalog } from '../command/catalog.ts'
import { listingCareTerms } from './listing-care-terms.ts'
import { countListingsByReason, type ListingCareCode } from './listing-care.store.ts'

/** How many listings need care for each reason, for the overview; a reason that none gives is missing. */
export async function countListingsNeedingCare(
  { pool }: Catalog,
  now: Date,
): Promise<{ readonly reason: ListingCareCode; readonly count: number }[]> {
  return countListingsByReason(pool, await listingCareTerms(pool, now))
}
