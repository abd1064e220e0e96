import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import type { OfferStatus } from './read-status.ts'

const { search } = listingPublicEndpoints
/** "Home carousels: 4 items each" (§9). */
const PAGE_SIZE = '4'

export const HOME_READS = {
  recent: (status: OfferStatus) => [search, { query: { recent: 'true', page_size: PAGE_SIZE, status } }] as const,
  featured: (status: OfferStatus) => [search, { query: { featured: 'true', page_size: PAGE_SIZE, status } }] as const,
}
