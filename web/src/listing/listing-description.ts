import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import { areaText } from '@tahanan/contracts/property/area-text.ts'

/** A listing in one line: price, place, size, and how its details begin. */
export function listingDescription(listing: ListingDetail): string {
  const { price_full: price, location, bedroom, bathroom, floor_area: area } = listing
  const facts = [
    bedroom ? `${bedroom} bedrooms` : '',
    bathroom ? `${bathroom} bathrooms` : '',
    area ? areaText(area) : '',
    cutDetails(listing.details),
  ]
  return [price, location, ...facts].filter((part) => part !== '').join(' · ')
}
