import type { ListingChanges } from '@tahanan/contracts/listing/listing-fields.ts'
import { normaliseRooms } from '@tahanan/contracts/listing/normalise-rooms.ts'
import { settlePlace } from '../place/settle-place.ts'
import { applyChanges } from './apply-changes.ts'
import { checkListing } from './check-listing.ts'
import type { ListingContent } from './listing.ts'
import type { ListingReferences } from './listing-references.ts'
import { ownProperty } from './own-property.ts'
import { settleProperty } from './settle-property.ts'
import { settleUnitType } from './settle-unit-type.ts'

export interface ListingDecision {
  /** The stored content, or `newListingContent` for a new one. */
  readonly current: ListingContent
  readonly isNew: boolean
  readonly changes: ListingChanges
  readonly references: ListingReferences
}

/**
 * The content to store: changes applied, then everything that §4 says a form would have set, whatever was sent
 * (decisions 54, 57, 60).
 *
 * @throws InvalidInput naming every field that is wrong
 */
export function decideListing({ current, isNew, changes, references }: ListingDecision): ListingContent {
  const project = references.project ?? null
  const wanted = applyChanges(current, changes)
  const property = settleProperty(current, changes, project)
  const isUnitTypeChosen = changes.unitType !== undefined && (isNew || changes.unitType !== current.unitType)
  const unitType = settleUnitType(property, wanted.unitType, isUnitTypeChosen, project)
  const settled: ListingContent = {
    ...wanted,
    ...normaliseRooms({ propertySubtype: property.propertySubtype, unitType }, wanted),
    ...settlePlace({ location: wanted.location, beside: project?.location ?? wanted.name }, changes, current),
    ...ownProperty(wanted.listingType, property),
    unitType,
  }
  const isProjectChosen = isNew || wanted.projectId !== current.projectId
  checkListing(settled, references, { property, isUnitTypeChosen: isUnitTypeChosen || isProjectChosen })
  return settled
}
