import { BROKERAGE_LISTING, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { equityProblems } from '@tahanan/contracts/money/equity-problems.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { subtypesForType } from '@tahanan/contracts/property/subtypes-for-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { unitTypesFor } from '@tahanan/contracts/property/unit-types-for.ts'
import { createProblemList, type ProblemList } from './problem-list.ts'
import type { ListingContent } from './listing.ts'
import type { ListingReferences } from './listing-references.ts'
import type { SettledProperty } from './settle-property.ts'

const REQUIRED = 'Field is required'

interface Choice {
  readonly property: SettledProperty
  /** Whether unit type or project was chosen just now: an older one that does not fit is only warned of (58). */
  readonly isUnitTypeChosen: boolean
}

/**
 * The rules of §5 on settled content, for creating and for updating alike (decision 54).
 *
 * @throws InvalidInput
 */
export function checkListing(content: ListingContent, references: ListingReferences, choice: Choice): void {
  const problems = createProblemList()
  if (content.name === '') problems.add('name', REQUIRED)
  if (content.location === '') problems.add('location', REQUIRED)
  checkReferences(content, references, problems)
  const isProjectKnown =
    references.project !== undefined && (content.listingType === BROKERAGE_LISTING || references.project !== null)
  if (isProjectKnown) checkProperty(content, references, choice, problems)
  if (content.listingType === PROJECT_LISTING) problems.addAll(equityProblems(content))
  if (content.listingType === BROKERAGE_LISTING) {
    if (content.listingOwner === null) problems.add('listing_owner', REQUIRED)
    if (content.ownerOfTheProperty === null) problems.add('owner_of_the_property', REQUIRED)
    if ((content.titleNumber ?? '').length > 20) problems.add('title_number', 'Title Number')
  }
  problems.throwIfAny()
}

function checkReferences(content: ListingContent, references: ListingReferences, problems: ProblemList): void {
  const { listingType, projectId, brokerId, amenityIds } = content
  if (projectId === null && listingType === PROJECT_LISTING) problems.add('project', REQUIRED)
  if (references.project === undefined) problems.add('project', `There is no project ${projectId}.`)
  if (brokerId !== null && !references.hasBroker) problems.add('broker', `There is no broker ${brokerId}.`)
  const missing = amenityIds.filter((id) => !references.amenityIds.includes(id))
  for (const id of missing) problems.add('amenities', `There is no amenity ${id}.`)
}

function checkProperty(
  { unitType }: ListingContent,
  { project }: ListingReferences,
  { property: { propertyType, propertySubtype }, isUnitTypeChosen }: Choice,
  problems: ProblemList,
): void {
  const subtypes = subtypesForType(propertyType)
  if (project === null && !subtypes.includes(propertySubtype)) {
    const type = labelOf(PROPERTY_TYPES, propertyType)
    problems.add('property_subtype', `${type} offers ${choices(subtypes, PROPERTY_SUBTYPES)}.`)
  }
  if (unitType === null) {
    // "When the project has unit types the value must be 0 or more, else 'Field is Required'" (§5), so spelled.
    if (project && project.unitTypes.length > 0) problems.add('property_unit_type', 'Field is Required')
    return
  }
  const offered = project?.unitTypes ?? unitTypesFor(propertyType, propertySubtype)
  if (isUnitTypeChosen && !offered.includes(unitType)) {
    const who = project ? 'The project' : labelOf(PROPERTY_SUBTYPES, propertySubtype)
    problems.add('property_unit_type', `${who} offers ${choices(offered, UNIT_TYPES)}.`)
  }
}

/** `0 Lot Only, 1 House and lot`. */
function choices(codes: readonly number[], labels: readonly string[]): string {
  return codes.map((code) => `${code} ${labelOf(labels, code)}`).join(', ')
}
