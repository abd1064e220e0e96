import type { PoolClient } from 'pg'
import { findAskedListing } from './find-asked-listing.ts'
import type { LeadSubject } from './lead.ts'
import { listingSlugOfUrl } from './listing-slug-of-url.ts'

/** What staff say a lead is about: any text, and the listing behind it when it is an address of ours (decision 107). */
export async function findLeadSubject(
  client: PoolClient,
  listingUrl: string | null,
  publicUrl: string,
): Promise<LeadSubject> {
  const slug = listingUrl === null ? undefined : listingSlugOfUrl(listingUrl, publicUrl)
  return { ...(await findAskedListing(client, slug ?? null)), listingUrl }
}
