import { type ListingState, priceOf } from '@tahanan/contracts/listing/listing-state.ts'
import { LISTING_TYPES } from '@tahanan/contracts/listing/listing-type.ts'
import { pesosOrNull } from '@tahanan/contracts/money/pesos.ts'
import type { ProjectState } from '@tahanan/contracts/project/project.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { propertyStatusOf, publicAvailabilityLabel } from '@tahanan/contracts/property/property-status.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES, unitTypeLabel } from '@tahanan/contracts/property/unit-type.ts'
import { safeDetails } from '@tahanan/read-models/html/safe-details.ts'
import { publicPlaceOf } from '@tahanan/read-models/listing/listing-search.ts'
import { publicPoint } from '@tahanan/read-models/map/public-point.ts'
import { areaOfPlace } from '@tahanan/read-models/place/area-trail.ts'

/** Where a partner finds it: id, slug and address of its page. */
export function pageOf(noun: 'listing' | 'project', { id, slug }: Pick<ListingState, 'id' | 'slug'>, origin: string) {
  return { id, slug, url: `${origin}/${noun}/${slug}/` }
}

/**
 * What a listing's event says to the outside: what its page shows of it, field by field. Pesos, square metres; the point
 * as the page has it (decision 132).
 */
export function publicListing(listing: ListingState, origin: string) {
  const { minPriceCentavos, maxPriceCentavos, perMonth } = priceOf(listing)
  return {
    ...pageOf('listing', listing, origin),
    name: listing.name,
    listing_type: labelOf(LISTING_TYPES, listing.listingType),
    property_status: propertyStatusOf(listing.listingType, listing.status),
    availability: publicAvailabilityLabel(listing),
    currency: 'PHP',
    minimum_price: pesosOrNull(minPriceCentavos),
    maximum_price: pesosOrNull(maxPriceCentavos),
    is_monthly: perMonth,
    location: listing.location,
    place: publicPlaceOf({ listing, project: undefined }).place,
    lot_area: listing.lotAreaSqm,
    floor_area: listing.floorAreaSqm,
    bedroom: listing.bedroom,
    bathroom: listing.bathroom,
    carpark: listing.carpark,
    year_built: listing.yearBuilt ?? null,
    unit_type: unitTypeLabel(listing.unitType),
    project_id: listing.projectId,
    details: safeDetails(listing.details),
    created_at: listing.createdAt,
    updated_at: listing.updatedAt,
  }
}

/** The same of a project. */
export function publicProject(project: ProjectState, origin: string) {
  const area = areaOfPlace(project.areaCode, project.location, project.name)
  return {
    ...pageOf('project', project, origin),
    name: project.name,
    developer_id: project.developerId,
    dhsud_lts: project.dhsudLts,
    property_type: labelOf(PROPERTY_TYPES, project.propertyType),
    property_subtype: labelOf(PROPERTY_SUBTYPES, project.propertySubtype),
    unit_types: project.unitTypes.map((code) => labelOf(UNIT_TYPES, code)),
    location: project.location,
    place: publicPoint(project, area, false),
    details: safeDetails(project.details),
    completion_date: project.completionDate,
    created_at: project.createdAt,
    updated_at: project.updatedAt,
  }
}
