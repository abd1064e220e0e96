import { BROKERAGE_STATUSES, FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { STATUS_CHOICES } from '@tahanan/contracts/search/search-choices.ts'

export type OfferStatus = (typeof BROKERAGE_STATUSES)[number]

/** For Sale or For Rent, by `status` or else `tab`; what is neither is For Sale (§2, decisions 4, 5). */
export function readStatus(query: URLSearchParams): OfferStatus {
  const isRent = STATUS_CHOICES.find(query.get('status') ?? '') ?? STATUS_CHOICES.find(query.get('tab') ?? '') ?? false
  return BROKERAGE_STATUSES[isRent ? FOR_RENT : FOR_SALE]
}
