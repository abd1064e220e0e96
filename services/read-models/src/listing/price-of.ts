import type { ListingState } from '@tahanan/contracts/listing/listing-state.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { Price } from '@tahanan/contracts/money/price-text.ts'
import { isRental } from '@tahanan/contracts/property/property-status.ts'

/** A project listing's range, a brokerage listing's one price twice. */
export function priceOf(listing: ListingState): Price {
  if (listing.listingType === PROJECT_LISTING) {
    return {
      minPriceCentavos: listing.minPriceCentavos,
      maxPriceCentavos: listing.maxPriceCentavos,
      perMonth: false,
    }
  }
  return {
    minPriceCentavos: listing.priceCentavos,
    maxPriceCentavos: listing.priceCentavos,
    perMonth: isRental(listing),
  }
}
