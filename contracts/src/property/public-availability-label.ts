import { isRental } from '../listing/is-rental.ts'
import { AVAILABLE } from './availability.ts'
import { availabilityLabel } from './availability-label.ts'

interface OfferedListing {
  readonly listingType: number
  readonly status: number
  readonly availability: number
}

/** Availability as visitors see it: as staff do, but a rental that is gone was leased, not sold (decision 26). */
export function publicAvailabilityLabel(listing: OfferedListing): 'Available' | 'Sold-out' | 'Sold' | 'Leased' {
  if (listing.availability !== AVAILABLE && isRental(listing)) return 'Leased'
  return availabilityLabel(listing.listingType, listing.availability)
}
