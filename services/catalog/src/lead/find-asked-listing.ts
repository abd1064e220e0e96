import { isRental } from '@tahanan/contracts/listing/is-rental.ts'
import { priceText } from '@tahanan/contracts/money/price-text.ts'
import type { PoolClient } from 'pg'
import type { AskedListing } from './asked-listing.ts'
import { findListingBySlug } from './asked-listing.store.ts'

/** The listing that a slug leads or ever led to, sold and deleted ones included; of an unknown slug only the slug. */
export async function findAskedListing(client: PoolClient, slug: string | null): Promise<AskedListing> {
  const listing = slug === null ? undefined : await findListingBySlug(client, slug)
  if (listing === undefined) return { listingId: null, listingSlug: slug, listingName: null, listingPrice: null }
  return {
    listingId: listing.id,
    listingSlug: listing.slug,
    listingName: listing.name,
    listingPrice: priceText({ ...listing, perMonth: isRental(listing) }, 'full'),
  }
}
