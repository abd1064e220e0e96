import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { BROKERAGE_STATUSES, FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'

/** `status` and `tab` of a listing's page: For Sale for every Project listing, a Brokerage one's own (decision 6). */
export function offerStatusOf({ type, property_status }: Pick<ListingCard, 'type' | 'property_status'>) {
  const isRent = type !== PROJECT_LISTING && property_status === BROKERAGE_STATUSES[FOR_RENT]
  return BROKERAGE_STATUSES[isRent ? FOR_RENT : FOR_SALE]
}
