import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { ListingContent } from './listing.ts'
import type { SettledProperty } from './settle-property.ts'

/** What is stored: a project listing has no type of its own. */
export function ownProperty(
  listingType: number,
  property: SettledProperty,
): Pick<ListingContent, 'propertyType' | 'propertySubtype'> {
  return listingType === BROKERAGE_LISTING ? property : { propertyType: null, propertySubtype: null }
}
