import type { ListingState } from '@tahanan/contracts/listing/listing-state.ts'
import { BROKERAGE_LISTING, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { defaultSubtype, RESIDENTIAL } from '@tahanan/contracts/property/property-type.ts'
import type { Listing } from './listing.ts'

/**
 * The whole public-safe state, field by field: owners, title and tax numbers and terms of payment are named nowhere
 * here, so that nothing private can slip in with a spread.
 */
export function toListingState(listing: Listing, oldSlugs: readonly string[]): ListingState {
  const common = {
    id: listing.id,
    slug: listing.slug,
    oldSlugs: [...oldSlugs],
    name: listing.name,
    isPublished: listing.isPublished,
    featured: listing.featured,
    location: listing.location,
    areaCode: listing.areaCode,
    isAreaChosen: listing.isAreaChosen,
    point: listing.point,
    pointPrecision: listing.pointPrecision,
    showExactPlace: listing.showExactPlace,
    lotAreaSqm: listing.lotAreaSqm,
    floorAreaSqm: listing.floorAreaSqm,
    bedroom: listing.bedroom,
    bathroom: listing.bathroom,
    carpark: listing.carpark,
    parking: listing.parking,
    details: listing.details,
    amenityIds: [...listing.amenityIds],
    availability: listing.availability,
    soldAt: listing.soldAt?.toISOString() ?? null,
    brokerId: listing.brokerId,
    unitType: listing.unitType,
    reservationFeeCentavos: listing.reservationFeeCentavos,
    status: listing.status,
    createdAt: listing.createdAt.toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
  }
  if (listing.listingType === PROJECT_LISTING) {
    if (listing.projectId === null) throw new Error(`Project listing ${listing.id} has no project.`)
    return {
      ...common,
      listingType: PROJECT_LISTING,
      projectId: listing.projectId,
      minPriceCentavos: listing.minPriceCentavos,
      maxPriceCentavos: listing.maxPriceCentavos,
      equityTermsMonths: listing.equityTermsMonths,
      equityPercentage: listing.equityPercentage,
      equityFixedCentavos: listing.equityFixedCentavos,
      dhsudLts: listing.dhsudLts,
    }
  }
  const propertyType = listing.propertyType ?? RESIDENTIAL
  return {
    ...common,
    listingType: BROKERAGE_LISTING,
    projectId: listing.projectId,
    propertyType,
    propertySubtype: listing.propertySubtype ?? defaultSubtype(propertyType),
    priceCentavos: listing.priceCentavos,
    financingOption: [...listing.financingOption],
  }
}
