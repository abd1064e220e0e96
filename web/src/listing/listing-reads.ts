import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import type { SearchType } from '@tahanan/contracts/property/search-type.ts'
import { offerStatusOf } from './offer-status-of.ts'

const { show, search } = listingPublicEndpoints
const PAGE_SIZE = '4'

/** The calls of a listing's page. */
export const LISTING_READS = {
  detail: (slug: string) => [show, { params: { slug } }] as const,
  /** Others of its kind in its province, for one that cannot be had any more. */
  similar: (listing: ListingDetail) =>
    [
      search,
      {
        query: {
          status: offerStatusOf(listing),
          type: searchTypeOf(listing),
          q: listing.location.split(',').at(-1)?.trim() ?? '',
          page_size: PAGE_SIZE,
        },
      },
    ] as const,
  /** For one that nothing is known of any more. */
  newest: [search, { query: { recent: 'true', page_size: PAGE_SIZE } }] as const,
}

/** The search type that finds a property like this one (decision 19). */
function searchTypeOf(listing: Pick<ListingCard, 'property_type' | 'property_subtype'>): SearchType {
  if (listing.property_subtype === 'Condominium') return 'Condominium'
  if (listing.property_type === 'Commercial') return 'Commercial'
  if (listing.property_type === 'Memorial') return 'Any'
  return listing.property_subtype === 'Lot Only' ? 'Land' : 'House'
}
