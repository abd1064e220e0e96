import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'

const { show, search, similar } = listingPublicEndpoints
const PAGE_SIZE = '4'

/** The calls of a listing's page. */
export const LISTING_READS = {
  detail: (slug: string) => [show, { params: { slug } }] as const,
  /** Others of its kind and price, those of the same place first. */
  similar: (slug: string) => [similar, { params: { slug } }] as const,
  /** For one that nothing is known of any more. */
  newest: [search, { query: { recent: 'true', page_size: PAGE_SIZE } }] as const,
}
