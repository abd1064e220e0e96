import { PROJECT_LISTING } from '../listing/listing-type.ts'
import { AVAILABLE } from './availability.ts'

/** Availability as staff see it (§4): a project listing's own value, a brokerage listing 'Available' or otherwise 'Sold'. */
export function availabilityLabel(listingType: number, availability: number): 'Available' | 'Sold-out' | 'Sold' {
  if (availability === AVAILABLE) return 'Available'
  return listingType === PROJECT_LISTING ? 'Sold-out' : 'Sold'
}
