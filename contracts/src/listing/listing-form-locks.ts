import { bedroomRule, type BedroomRule } from '../property/bedroom-rule.ts'
import { LOT_ONLY } from '../property/property-subtype.ts'
import { BROKERAGE_LISTING } from './listing-type.ts'

/** What the locks depend on. `project` is the chosen one as fetch_create_data answers it, null for none. */
export interface ListingFormChoices {
  readonly listingType: number
  readonly propertySubtype: number
  /** Code of §3; null or -1 for none. */
  readonly unitType: number | null
  readonly project: { readonly unitTypes: readonly number[] } | null
}

export interface ListingFormLocks {
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
export function listingFormLocks(choices: ListingFormChoices): ListingFormLocks {
  const ofProject = choices.project !== null
  const projectHasNoUnits = choices.project?.unitTypes.length === 0
  const isLot = choices.propertySubtype === LOT_ONLY
  const isBrokerageLot = isLot && choices.listingType === BROKERAGE_LISTING
  return {
    propertyType: ofProject,
    propertySubtype: ofProject,
    bedroom: projectHasNoUnits ? NO_BEDROOMS : bedroomRule(choices.propertySubtype, choices.unitType),
    bathroom: projectHasNoUnits || isLot,
    floorArea: projectHasNoUnits || isLot,
    carpark: projectHasNoUnits || isBrokerageLot,
  }
}
