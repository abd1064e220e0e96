import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { BROKERAGE_STATUSES, FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { STATUS_CHOICES } from '@tahanan/contracts/search/search-choices.ts'

const { search } = listingPublicEndpoints
/** "Home carousels: 4 items each" (§9). */
const PAGE_SIZE = '4'

/** Homes, or everything there is where there are none (decision 136). */
export function homeRead(carousel: 'recent' | 'featured', status: OfferStatus, kind: 'home' | undefined) {
  return [search, { query: { [carousel]: 'true', page_size: PAGE_SIZE, status, kind } }] as const
}

export type OfferStatus = (typeof BROKERAGE_STATUSES)[number]

/** For Sale or For Rent, by `status` or else `tab`; what is neither is For Sale (§2, decisions 4, 5). */
export function readStatus(query: URLSearchParams): OfferStatus {
  const isRent = STATUS_CHOICES.find(query.get('status') ?? '') ?? STATUS_CHOICES.find(query.get('tab') ?? '') ?? false
  return BROKERAGE_STATUSES[isRent ? FOR_RENT : FOR_SALE]
}
