import type { ListingType } from '@tahanan/contracts/listing/listing-type.ts'
import { NO_PLACE } from '@tahanan/contracts/place/place.ts'
import { AVAILABLE } from '@tahanan/contracts/property/availability.ts'
import { defaultSubtype } from '@tahanan/contracts/property/default-subtype.ts'
import { RESIDENTIAL } from '@tahanan/contracts/property/property-type.ts'
import type { ListingContent } from './listing.ts'

/**
 * What a new listing starts from on the server. The prices and terms of §9 are the form's defaults, not ours: what a
 * payload leaves out is unknown.
 */
export function newListingContent(listingType: ListingType): ListingContent {
  return {
    listingType,
    name: '',
    isPublished: true,
    featured: false,
    location: '',
    ...NO_PLACE,
    showExactPlace: false,
    lotAreaSqm: null,
    floorAreaSqm: null,
    bedroom: null,
    bathroom: null,
    carpark: null,
    parking: false,
    details: '',
    amenityIds: [],
    availability: AVAILABLE,
    brokerId: null,
    projectId: null,
    unitType: null,
    reservationFeeCentavos: null,
    status: 0,
    minPriceCentavos: null,
    maxPriceCentavos: null,
    equityTermsMonths: null,
    equityPercentage: null,
    equityFixedCentavos: null,
    dhsudLts: null,
    propertyType: RESIDENTIAL,
    propertySubtype: defaultSubtype(RESIDENTIAL),
    priceCentavos: null,
    financingOption: [],
    titleNumber: null,
    taxDeclarationNumber: null,
    termsOfPayment: null,
    listingOwner: null,
    ownerOfTheProperty: null,
  }
}
