import { priceText } from '@tahanan/contracts/money/price-text.ts'
import { isRental } from '@tahanan/contracts/property/property-status.ts'
import type { PoolClient } from 'pg'
import type { LeadSubject } from './lead.ts'
import { findRow } from '../row/row.store.ts'

export interface FoundListing {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly listingType: number
  readonly status: number
  readonly minPriceCentavos: number | null
  readonly maxPriceCentavos: number | null
}

/** By any slug it ever had; deleted ones as well. */
function findListingBySlug(client: PoolClient, slug: string): Promise<FoundListing | undefined> {
  return findRow(
    client,
    `select l.id, l.slug, l.name, l.listing_type as "listingType", l.status,
       coalesce(l.min_price_centavos, l.price_centavos)::float8 as "minPriceCentavos",
       coalesce(l.max_price_centavos, l.price_centavos)::float8 as "maxPriceCentavos"
     from app.slug s join app.listing l on l.id = s.aggregate_id
     where s.noun = 'listing' and s.slug = $1`,
    [slug],
  )
}

/** A listing as it was when somebody asked about it. `listingId` is null when there never was one of that slug. */
export interface EnquiredListing {
  readonly listingId: number | null
  readonly listingSlug: string | null
  readonly listingName: string | null
  readonly listingPrice: string | null
}

/** The listing that a slug leads or ever led to, sold and deleted ones included; of an unknown slug only the slug. */
export async function findEnquiredListing(client: PoolClient, slug: string | null): Promise<EnquiredListing> {
  const listing = slug === null ? undefined : await findListingBySlug(client, slug)
  if (listing === undefined) return { listingId: null, listingSlug: slug, listingName: null, listingPrice: null }
  return {
    listingId: listing.id,
    listingSlug: listing.slug,
    listingName: listing.name,
    listingPrice: priceText({ ...listing, perMonth: isRental(listing) }, 'full'),
  }
}

/** What staff say a lead is about: an address, and the listing behind it when it is an address of ours (decision 107). */
export async function findLeadSubject(
  client: PoolClient,
  listingUrl: string | null,
  publicUrl: string,
): Promise<LeadSubject> {
  const slug = listingUrl === null ? undefined : listingSlugOfUrl(listingUrl, publicUrl)
  return { ...(await findEnquiredListing(client, slug ?? null)), listingUrl }
}

/**
 * The slug in an address of one of our listing pages, in any language: a path, or a whole address on `publicUrl`. Undefined for any
 * other text (decision 107).
 */
export function listingSlugOfUrl(text: string, publicUrl: string): string | undefined {
  if (!URL.canParse(text, publicUrl)) return undefined
  const { origin, pathname } = new URL(text, publicUrl)
  if (origin !== new URL(publicUrl).origin) return undefined
  return /^(?:\/fil)?\/listing\/([a-z0-9-]{1,120})\/?$/.exec(pathname)?.[1]
}
