import { availabilityLabel } from '@tahanan/contracts/property/availability-label.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { propertyStatusOf } from '@tahanan/contracts/property/property-status-of.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import type { ChosenProject } from './chosen-project.ts'
import { effectiveProperty } from './effective-property.ts'
import type { ListingContent } from './listing.ts'

type Labelled = Pick<ListingContent, 'listingType' | 'status' | 'availability' | 'propertyType' | 'propertySubtype'>

/** The enumerations of a listing as staff read them (decisions §0). */
export function listingLabelsOf(
  listing: Labelled,
  project: Pick<ChosenProject, 'propertyType' | 'propertySubtype'> | null,
) {
  const { propertyType, propertySubtype } = effectiveProperty(listing, project)
  return {
    property_type: labelOf(PROPERTY_TYPES, propertyType),
    property_subtype: labelOf(PROPERTY_SUBTYPES, propertySubtype),
    property_status: propertyStatusOf(listing.listingType, listing.status),
    availability: availabilityLabel(listing.listingType, listing.availability),
  }
}
