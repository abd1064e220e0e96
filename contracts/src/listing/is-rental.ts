import { FOR_RENT } from '../property/property-status.ts'
import { BROKERAGE_LISTING } from './listing-type.ts'

/** Whether the price is a monthly rent, which only Brokerage listings For Rent have (decision 43). */
export function isRental(listing: { readonly listingType: number; readonly status: number }): boolean {
  return listing.listingType === BROKERAGE_LISTING && listing.status === FOR_RENT
}
