import type { ListingCareQuery } from '@tahanan/contracts/care/listing-care-query.ts'
import type { ListingCare } from '@tahanan/contracts/care/listing-care.ts'
import { listingHealth } from '@tahanan/contracts/listing/listing-health.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { listingCareTerms } from './listing-care-terms.ts'
import { countListingsInNeed, listListingsInNeed } from './listing-care.store.ts'

/** Listings that staff should look at, the gravest reasons first, then the newest. */
export async function listListingsNeedingCare(
  { pool }: Catalog,
  query: ListingCareQuery,
  now: Date,
): Promise<ListPage<ListingCare>> {
  const terms = await listingCareTerms(pool, now)
  const [count, listings] = await Promise.all([
    countListingsInNeed(pool, terms, query),
    listListingsInNeed(pool, terms, query),
  ])
  const results = listings.map((listing): ListingCare => {
    const { id, slug, name, listingType: type } = listing
    return { id, slug, name, type, reasons: listingHealth(listing, listing.project, terms.today) }
  })
  return { count, results }
}
