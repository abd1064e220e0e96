import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { offerStatusOf } from './offer-status-of.ts'
import { searchTypeOf } from './search-type-of.ts'

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
