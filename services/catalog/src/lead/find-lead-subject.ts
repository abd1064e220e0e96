import type { PoolClient } from 'pg'
import { findAskedListing } from './find-asked-listing.ts'
import type { LeadSubject } from './lead.ts'

/** What staff say a lead is about: any text, and the listing behind it when it is an address of ours (decision 107). */
export async function findLeadSubject(
  client: PoolClient,
  listingUrl: string | null,
  publicUrl: string,
): Promise<LeadSubject> {
  const slug = listingUrl === null ? undefined : listingSlugOfUrl(listingUrl, publicUrl)
  return { ...(await findAskedListing(client, slug ?? null)), listingUrl }
}

/**
 * The slug in an address of one of our listing pages: a path, or a whole address on `publicUrl`. Undefined for any
 * other text (decision 107).
 */
export function listingSlugOfUrl(text: string, publicUrl: string): string | undefined {
  if (!URL.canParse(text, publicUrl)) return undefined
  const { origin, pathname } = new URL(text, publicUrl)
  if (origin !== new URL(publicUrl).origin) return undefined
  return /^\/listing\/([a-z0-9-]{1,120})\/?$/.exec(pathname)?.[1]
}
