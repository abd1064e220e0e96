import {
  BROKERAGE_FIELDS,
  COMMON_FIELDS,
  plainFields,
  PROJECT_FIELDS,
} from '@tahanan/contracts/listing/listing-fields.ts'
import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { normaliseRooms } from '@tahanan/contracts/listing/listing-rules.ts'
import { BROKERAGE_LISTING, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { equityProblems } from '@tahanan/contracts/money/equity.ts'
import { labelOf, offersText } from '@tahanan/contracts/property/label-of.ts'
import { ascending } from '@tahanan/contracts/property/property-fields.ts'
import { AVAILABLE, SOLD } from '@tahanan/contracts/property/property-status.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES, subtypesForType } from '@tahanan/contracts/property/property-type.ts'
import { applicableUnitType, NO_UNIT_TYPE, UNIT_TYPES, unitTypesFor } from '@tahanan/contracts/property/unit-type.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { resolvePlace } from '../place/resolve-place.ts'
import {
  type ChosenProject,
  type ListingContent,
  type ListingReferences,
  type NormalisedProperty,
  normaliseProperty,
} from './listing.ts'

const REQUIRED = 'Field is required'

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
  const property = normaliseProperty(current, changes, project)
  const isUnitTypeChosen = changes.unitType !== undefined && (isNew || changes.unitType !== current.unitType)
  const unitType = normaliseUnitType(property, wanted.unitType, isUnitTypeChosen, project)
  const normalised: ListingContent = {
    ...wanted,
    ...normaliseRooms({ propertySubtype: property.propertySubtype, unitType }, wanted),
    ...resolvePlace({ location: wanted.location, beside: project?.location ?? wanted.name }, changes, current),
    ...ownProperty(wanted.listingType, property),
    unitType,
  }
  const isProjectChosen = isNew || wanted.projectId !== current.projectId
  checkListing(normalised, references, { property, isUnitTypeChosen: isUnitTypeChosen || isProjectChosen })
  return normalised
}

/** What is stored: a project listing has no type of its own. */
function ownProperty(
  listingType: number,
  property: NormalisedProperty,
): Pick<ListingContent, 'propertyType' | 'propertySubtype'> {
  return listingType === BROKERAGE_LISTING ? property : { propertyType: null, propertySubtype: null }
}

/**
 * The unit type to keep. Lot Only, other types than Residential and a project without unit types clear it, and another
 * subtype clears one that was not chosen anew (§4). One that the project stopped offering stays, and is warned of (58).
 *
 * @param isChosen whether the payload asks for another unit type; a choice that does not fit is a problem, not a reset
 */
function normaliseUnitType(
  { propertyType, propertySubtype }: NormalisedProperty,
  unitType: number | null,
  isChosen: boolean,
  project: ChosenProject | null,
): number | null {
  if (project !== null) return project.unitTypes.length === 0 ? null : unitType
  const applicable = applicableUnitType(propertyType, propertySubtype, unitType ?? NO_UNIT_TYPE)
  const fits = applicable !== null && unitTypesFor(propertyType, propertySubtype).includes(applicable)
  return fits || isChosen ? applicable : null
}

/**
 * The content with the changes of its own kind; fields of the other kind are dropped, for a form may send both merged
 * (§7). Type and subtype are normalised later, by the project.
 */
function applyChanges(content: ListingContent, changes: ListingChanges): ListingContent {
  const isProject = content.listingType === PROJECT_LISTING
  const next = { ...content }
  for (const { name } of PLAIN_COMMON) assign(next, name, changes[name])
  for (const { name } of isProject ? PLAIN_OF_PROJECT : PLAIN_OF_BROKERAGE) assign(next, name, changes[name])
  return {
    ...next,
    name: changed(content.name, changes.name),
    location: changed(content.location, changes.location),
    details: changes.details === undefined ? content.details : cleanDetails(changes.details),
    amenityIds: changes.amenityIds === undefined ? content.amenityIds : ascending(changes.amenityIds),
    availability: changed(content.availability, changes.availability) === AVAILABLE ? AVAILABLE : SOLD,
    brokerId: changed(content.brokerId, changes.brokerId),
    projectId: changed(content.projectId, changes.projectId),
    unitType: changed(content.unitType, changes.unitType),
    status: changed(content.status, isProject ? changes.propertyStatus : changes.brokerageStatus) === 0 ? 0 : 1,
    ...(isProject
      ? // 0 is the unticked "Add a fixed equity" (§4, decision 39).
        { equityFixedCentavos: changed(content.equityFixedCentavos, changes.equityFixedCentavos) || null }
      : { financingOption: ascending(changes.financingOption ?? content.financingOption) }),
  }
}

const PLAIN_COMMON = plainFields(COMMON_FIELDS)
const PLAIN_OF_PROJECT = plainFields(PROJECT_FIELDS)
const PLAIN_OF_BROKERAGE = plainFields(BROKERAGE_FIELDS)

function assign<Content extends object, Name extends keyof Content>(
  content: Content,
  name: Name,
  change: Content[Name] | undefined,
): void {
  if (change !== undefined) content[name] = change
}

function changed<Value>(current: Value, change: Value | undefined): Value {
  return change === undefined ? current : change
}

interface Choice {
  readonly property: NormalisedProperty
  /** Whether unit type or project was chosen just now: an older one that does not fit is only warned of (58). */
  readonly isUnitTypeChosen: boolean
}

/**
 * The rules of §5 on normalised content, for creating and for updating alike (decision 54).
 *
 * @throws InvalidInput
 */
function checkListing(content: ListingContent, references: ListingReferences, choice: Choice): void {
  const problems: Problems = new Map()
  if (content.name === '') addProblem(problems, 'name', REQUIRED)
  if (content.location === '') addProblem(problems, 'location', REQUIRED)
  checkReferences(content, references, problems)
  const isProjectKnown =
    references.project !== undefined && (content.listingType === BROKERAGE_LISTING || references.project !== null)
  if (isProjectKnown) checkProperty(content, references, choice, problems)
  if (content.listingType === PROJECT_LISTING)
    for (const [field, messages] of Object.entries(equityProblems(content))) addProblem(problems, field, ...messages)
  if (content.listingType === BROKERAGE_LISTING) {
    if (content.listingOwner === null) addProblem(problems, 'listing_owner', REQUIRED)
    if (content.ownerOfTheProperty === null) addProblem(problems, 'owner_of_the_property', REQUIRED)
    if ((content.titleNumber ?? '').length > 20) addProblem(problems, 'title_number', 'Title Number')
  }
  if (problems.size > 0) throw new InvalidInput(Object.fromEntries(problems))
}

function checkReferences(content: ListingContent, references: ListingReferences, problems: Problems): void {
  const { listingType, projectId, brokerId, amenityIds } = content
  if (projectId === null && listingType === PROJECT_LISTING) addProblem(problems, 'project', REQUIRED)
  if (references.project === undefined) addProblem(problems, 'project', `There is no project ${projectId}.`)
  if (brokerId !== null && !references.hasBroker) addProblem(problems, 'broker', `There is no broker ${brokerId}.`)
  const missing = amenityIds.filter((id) => !references.amenityIds.includes(id))
  for (const id of missing) addProblem(problems, 'amenities', `There is no amenity ${id}.`)
}

function checkProperty(
  { unitType }: ListingContent,
  { project }: ListingReferences,
  { property: { propertyType, propertySubtype }, isUnitTypeChosen }: Choice,
  problems: Problems,
): void {
  const subtypes = subtypesForType(propertyType)
  if (project === null && !subtypes.includes(propertySubtype)) {
    const type = labelOf(PROPERTY_TYPES, propertyType)
    addProblem(problems, 'property_subtype', `${type} offers ${offersText(subtypes, PROPERTY_SUBTYPES)}.`)
  }
  if (unitType === null) {
    // "When the project has unit types the value must be 0 or more, else 'Field is Required'" (§5), so spelled.
    // An older one goes on: a project may get unit types later (decision 58).
    if (isUnitTypeChosen && project && project.unitTypes.length > 0)
      addProblem(problems, 'property_unit_type', 'Field is Required')
    return
  }
  const offered = project?.unitTypes ?? unitTypesFor(propertyType, propertySubtype)
  if (isUnitTypeChosen && !offered.includes(unitType)) {
    const who = project ? 'The project' : labelOf(PROPERTY_SUBTYPES, propertySubtype)
    addProblem(problems, 'property_unit_type', `${who} offers ${offersText(offered, UNIT_TYPES)}.`)
  }
}

/** What is wrong with a payload, by the form's field names, so that one answer tells all of it. */
type Problems = Map<string, readonly string[]>

function addProblem(problems: Problems, field: string, ...messages: readonly string[]): void {
  problems.set(field, [...(problems.get(field) ?? []), ...messages])
}
