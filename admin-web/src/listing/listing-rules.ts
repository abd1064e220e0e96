import type { FetchCreateData } from '@tahanan/contracts/listing/listing-answers.ts'
import { BROKERAGE_LISTING, type ListingType, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { equity, type Equity, type EquityProblems, equityProblems } from '@tahanan/contracts/money/equity.ts'
import { parsePesos } from '@tahanan/contracts/money/pesos.ts'
import { defaultUnitType, NO_UNIT_TYPE, unitTypesFor } from '@tahanan/contracts/property/unit-type.ts'
import { bedroomRule, type BedroomRule } from '@tahanan/contracts/property/property-rules.ts'
import { LOT_ONLY, subtypeAfterTypeChange } from '@tahanan/contracts/property/property-type.ts'
import { digitsText, PLAIN_DIGITS } from '../form/digits.ts'
import { EMPTY_PLACE } from '../place/place-draft.ts'
import type { ListingDraft } from './listing-draft.ts'

/** A project as the listing form chooses from it. */
export type ProjectChoice = FetchCreateData['projects'][number]

interface ListingFormLocks {
  /** Property type and subtype are the project's. */
  readonly propertyType: boolean
  readonly propertySubtype: boolean
  readonly bedroom: BedroomRule
  /** Zeroed by Lot Only and by a project without unit types. */
  readonly bathroom: boolean
  readonly floorArea: boolean
  readonly carpark: boolean
}

const NO_BEDROOMS: BedroomRule = { bedroom: 0, locked: true, hidden: false }

/**
 * Which fields the listing form locks (§4 "Listing form behaviour"); a locked number is zero, but for the bedroom,
 * which carries its own. Follows the letter: a project without unit types locks them even where it is a hotel, while
 * the server takes real numbers there (decision 56, `normaliseRooms`).
 */
export function locksOf(
  draft: Pick<ListingDraft, 'listing_type' | 'property_subtype' | 'property_unit_type'>,
  project: Pick<ProjectChoice, 'property_unity_type'> | null,
): ListingFormLocks {
  const ofProject = project !== null
  const projectHasNoUnits = project?.property_unity_type.length === 0
  const isLot = draft.property_subtype === LOT_ONLY
  const isBrokerageLot = isLot && draft.listing_type === BROKERAGE_LISTING
  return {
    propertyType: ofProject,
    propertySubtype: ofProject,
    bedroom: projectHasNoUnits ? NO_BEDROOMS : bedroomRule(draft.property_subtype, draft.property_unit_type),
    bathroom: projectHasNoUnits || isLot,
    floorArea: projectHasNoUnits || isLot,
    carpark: projectHasNoUnits || isBrokerageLot,
  }
}

/** The form after a choice: what is locked now holds what it is locked at (§4), the rest what was typed. */
export function normaliseDraft(draft: ListingDraft, project: ProjectChoice | null): ListingDraft {
  const locks = locksOf(draft, project)
  const { bedroom } = locks.bedroom
  return {
    ...draft,
    bedroom: bedroom === null ? draft.bedroom : String(bedroom),
    bathroom: locks.bathroom ? '0' : draft.bathroom,
    floor_area: locks.floorArea ? '0' : draft.floor_area,
    carpark: locks.carpark ? '0' : draft.carpark,
  }
}

/** The other kind of listing: what both kinds have stays, and is locked as that kind locks it. */
export function chooseListingType(
  draft: ListingDraft,
  listingType: ListingType,
  project: ProjectChoice | null,
): ListingDraft {
  return normaliseDraft({ ...draft, listing_type: listingType }, project)
}

/** "Choosing a subtype sets the unit-type choices" (§4). Only where no project decides them. */
export function chooseSubtype(draft: ListingDraft, propertySubtype: number): ListingDraft {
  const unitType = defaultUnitType(draft.property_type, propertySubtype)
  return normaliseDraft({ ...draft, property_subtype: propertySubtype, property_unit_type: unitType }, null)
}

/** The unit types to choose from: the project's own, or else those of type and subtype (§4). Empty: none apply. */
export function unitTypeChoices(
  draft: Pick<ListingDraft, 'property_type' | 'property_subtype'>,
  project: ProjectChoice | null,
): readonly number[] {
  if (project !== null) return project.property_unity_type.map(({ id }) => id)
  return unitTypesFor(draft.property_type, draft.property_subtype)
}

interface FilledLocation {
  readonly location: string
  /** What the form says instead of a location; null when there is nothing to say. */
  readonly message: string | null
}

/**
 * The listing form's location after a project was chosen, or cleared with null (§4): the project's own, or the words
 * for a project without one. The form keeps the earlier text for undo (decision 59).
 */
export function locationFromProject(project: { readonly location: string } | null): FilledLocation {
  const location = project?.location.trim() ?? ''
  return { location, message: project !== null && location === '' ? "The project doesn't have location" : null }
}

/**
 * "Choosing a project locks property type and subtype to the project's values and fills location from the project.
 * Clearing the project clears the location" (§4), and what was chosen by hand of the place with it. A unit type that the project does not offer has to be chosen again;
 * a project listing starts with the project's reservation fee (decision 47).
 */
export function chooseProject(draft: ListingDraft, project: ProjectChoice | null): ListingDraft {
  const { location } = locationFromProject(project)
  if (project === null)
    return chooseSubtype({ ...draft, ...EMPTY_PLACE, project: null, location }, draft.property_subtype)
  const isKept = unitTypeChoices(draft, project).includes(draft.property_unit_type)
  const chosen: ListingDraft = {
    ...draft,
    project: project.id,
    location,
    ...EMPTY_PLACE,
    property_type: project.property_type,
    property_subtype: project.property_subtype,
    property_unit_type: isKept ? draft.property_unit_type : NO_UNIT_TYPE,
    reservation_fee:
      draft.listing_type === PROJECT_LISTING && project.reservation_fee !== null
        ? digitsText(project.reservation_fee)
        : draft.reservation_fee,
  }
  return normaliseDraft(chosen, project)
}

/** "Choosing a property type resets the subtype choices" (§4); the unit types follow. */
export function choosePropertyType(draft: ListingDraft, propertyType: number): ListingDraft {
  const subtype = subtypeAfterTypeChange(propertyType, draft.property_subtype)
  return chooseSubtype({ ...draft, property_type: propertyType }, subtype)
}

interface DraftEquity {
  readonly amounts: Equity
  /** What would be refused, by field (decision 38). */
  readonly problems: EquityProblems
}

/** The equity maths of the numbers that are typed now, in centavos; the fee is the project's where none is (decision 47). */
export function draftEquity(draft: ListingDraft, project: Pick<ProjectChoice, 'reservation_fee'> | null): DraftEquity {
  const terms = {
    minPriceCentavos: centavos(draft.min_price),
    maxPriceCentavos: centavos(draft.max_price),
    equityPercentage: number(draft.equity_percentage),
    equityTermsMonths: number(draft.equity_terms),
    reservationFeeCentavos: centavos(draft.reservation_fee),
    equityFixedCentavos: draft.has_fixed_equity ? centavos(draft.equity_fixed) : null,
  }
  const fee = project?.reservation_fee ?? null
  const reservationFeeCentavos = terms.reservationFeeCentavos ?? (fee === null ? null : Math.round(fee * 100))
  return { amounts: equity({ ...terms, reservationFeeCentavos }), problems: equityProblems(terms) }
}

function centavos(digits: string): number | null {
  return parsePesos(number(digits) ?? Number.NaN) ?? null
}

/** Null as well for what its field does not take: nothing may be compared with it. */
function number(digits: string): number | null {
  return PLAIN_DIGITS.test(digits) ? Number(digits) : null
}
