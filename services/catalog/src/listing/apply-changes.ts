import type { ListingChanges } from '@tahanan/contracts/listing/listing-fields.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { AVAILABLE, SOLD } from '@tahanan/contracts/property/availability.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import type { ListingContent } from './listing.ts'

/**
 * The content with the changes of its own kind; fields of the other kind are dropped, for a form may send both merged
 * (§7). Type and subtype are settled later, by the project.
 */
export function applyChanges(content: ListingContent, changes: ListingChanges): ListingContent {
  const common = {
    ...content,
    name: changed(content.name, changes.name),
    isPublished: changed(content.isPublished, changes.isPublished),
    featured: changed(content.featured, changes.featured),
    location: changed(content.location, changes.location),
    showExactPlace: changed(content.showExactPlace, changes.showExactPlace),
    lotAreaSqm: changed(content.lotAreaSqm, changes.lotAreaSqm),
    floorAreaSqm: changed(content.floorAreaSqm, changes.floorAreaSqm),
    bedroom: changed(content.bedroom, changes.bedroom),
    bathroom: changed(content.bathroom, changes.bathroom),
    carpark: changed(content.carpark, changes.carpark),
    parking: changed(content.parking, changes.parking),
    details: changes.details === undefined ? content.details : cleanDetails(changes.details),
    amenityIds: changes.amenityIds === undefined ? content.amenityIds : ascending(changes.amenityIds),
    availability: changed(content.availability, changes.availability) === AVAILABLE ? AVAILABLE : SOLD,
    brokerId: changed(content.brokerId, changes.brokerId),
    projectId: changed(content.projectId, changes.projectId),
    unitType: changed(content.unitType, changes.unitType),
    reservationFeeCentavos: changed(content.reservationFeeCentavos, changes.reservationFeeCentavos),
  } satisfies ListingContent
  return content.listingType === PROJECT_LISTING
    ? { ...common, ...projectContent(content, changes) }
    : { ...common, ...brokerageContent(content, changes) }
}

function projectContent(content: ListingContent, changes: ListingChanges): Partial<ListingContent> {
  return {
    status: changed(content.status, changes.propertyStatus) === 0 ? 0 : 1,
    minPriceCentavos: changed(content.minPriceCentavos, changes.minPriceCentavos),
    maxPriceCentavos: changed(content.maxPriceCentavos, changes.maxPriceCentavos),
    equityTermsMonths: changed(content.equityTermsMonths, changes.equityTermsMonths),
    equityPercentage: changed(content.equityPercentage, changes.equityPercentage),
    // 0 is the unticked "Add a fixed equity" (§4, decision 39).
    equityFixedCentavos: changed(content.equityFixedCentavos, changes.equityFixedCentavos) || null,
    dhsudLts: changed(content.dhsudLts, changes.dhsudLts),
  }
}

function brokerageContent(content: ListingContent, changes: ListingChanges): Partial<ListingContent> {
  return {
    status: changed(content.status, changes.brokerageStatus) === 0 ? 0 : 1,
    priceCentavos: changed(content.priceCentavos, changes.priceCentavos),
    financingOption:
      changes.financingOption === undefined ? content.financingOption : ascending(changes.financingOption),
    titleNumber: changed(content.titleNumber, changes.titleNumber),
    taxDeclarationNumber: changed(content.taxDeclarationNumber, changes.taxDeclarationNumber),
    termsOfPayment: changed(content.termsOfPayment, changes.termsOfPayment),
    listingOwner: changed(content.listingOwner, changes.listingOwner),
    ownerOfTheProperty: changed(content.ownerOfTheProperty, changes.ownerOfTheProperty),
  }
}

function changed<Value>(current: Value, change: Value | undefined): Value {
  return change === undefined ? current : change
}

/** Each once, so that equal choices are equal lists. */
function ascending(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((a, b) => a - b)
}
