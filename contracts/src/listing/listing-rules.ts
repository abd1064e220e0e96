import { z } from 'zod'
import { labelOf } from '../property/label-of.ts'
import { bedroomRule } from '../property/property-rules.ts'
import { PRE_SELLING } from '../property/property-status.ts'
import { LOT_ONLY } from '../property/property-type.ts'
import { UNIT_TYPES } from '../property/unit-type.ts'
import { foldText } from '../text/fold-text.ts'
import { isPlaceholder } from '../text/strip-tags.ts'
import type { ListingFields } from './listing-fields.ts'
import { PROJECT_LISTING } from './listing-type.ts'

/** "New project listing defaults" (§9), in the words of the payload; money in pesos. */
export const NEW_PROJECT_LISTING_DEFAULTS = {
  min_price: 10_000,
  max_price: 20_000,
  equity_terms: 12,
  equity_percentage: 10,
  reservation_fee: 0,
  property_status: PRE_SELLING,
} as const

/** What is written while a licence has been applied for, and what is only signs. */
const UNDER_WAY: ReadonlySet<string> = new Set(['', 'pending', 'on process', 'in process'])

/**
 * Whether a licence-to-sell number is only a stand-in such as TBA, N/A or pending: staff are warned, not stopped
 * (decisions §10, DHSUD LTS).
 */
export function isPlaceholderLts(dhsudLts: string): boolean {
  return isPlaceholder(dhsudLts) || UNDER_WAY.has(foldText(dhsudLts))
}

const pesos = z.number().nonnegative().nullable()

/** Amounts computed from a project listing's terms (decision 36), in pesos; null where the terms do not give them. */
export const listingEquityShape = {
  /** Gross: the view page's "Total equity amount". */
  total_equity: pesos,
  /** Less the reservation fee: the edit form's "Total equity". */
  net_equity: pesos,
  monthly_equity: pesos,
  loanable_amount: pesos,
} as const

/** What a listing can be warned of, the gravest first. */
export const LISTING_WARNING_CODES = [
  'no_authority',
  'authority_lapsed',
  'placeholder_lts',
  'default_price',
  'unit_type_not_offered',
  'no_pictures',
] as const

/** Something that staff should look at, though it stops nothing. `field` is the form's. */
export const listingWarningSchema = z.object({
  code: z.enum(LISTING_WARNING_CODES),
  field: z.string(),
  message: z.string(),
})

export type ListingWarning = z.infer<typeof listingWarningSchema>

type ListingPrices = Pick<ListingFields, 'minPriceCentavos' | 'maxPriceCentavos'>

/** What the warnings depend on. */
export interface WarnedListing extends ListingPrices, Pick<ListingFields, 'isPublished' | 'unitType' | 'dhsudLts'> {
  readonly listingType: number
}

export interface WarnedProject {
  readonly dhsudLts: string
  readonly unitTypes: readonly number[]
}

/**
 * What staff are warned of: the form's default price published as it is (decision 46), a stand-in for the licence to sell
 * (decisions §10), a unit type that the project does not offer any more (decision 58). `project` is null where none is
 * chosen.
 */
export function listingWarnings(listing: WarnedListing, project: WarnedProject | null): ListingWarning[] {
  const warnings: ListingWarning[] = []
  if (listing.listingType === PROJECT_LISTING) {
    if (listing.isPublished && hasDefaultPrice(listing)) {
      const message = 'The price is still the ₱10,000 to ₱20,000 that a new listing starts with.'
      warnings.push({ code: 'default_price', field: 'min_price', message })
    }
    const lts = listing.dhsudLts ?? project?.dhsudLts ?? ''
    if (isPlaceholderLts(lts)) {
      const message = `"${lts}" is no licence to sell. Advertising needs its number.`
      warnings.push({ code: 'placeholder_lts', field: 'dhsud_lts', message })
    }
  }
  if (project !== null && listing.unitType !== null && !project.unitTypes.includes(listing.unitType)) {
    const message = `The project does not offer ${labelOf(UNIT_TYPES, listing.unitType)}. Choose another unit type.`
    warnings.push({ code: 'unit_type_not_offered', field: 'property_unit_type', message })
  }
  return warnings
}

/** Whether a project listing still has the form's ₱10,000 to ₱20,000: staff are warned when it is published (46). */
export function hasDefaultPrice({ minPriceCentavos, maxPriceCentavos }: ListingPrices): boolean {
  return (
    minPriceCentavos === NEW_PROJECT_LISTING_DEFAULTS.min_price * 100 &&
    maxPriceCentavos === NEW_PROJECT_LISTING_DEFAULTS.max_price * 100
  )
}

export type Rooms = Pick<ListingFields, 'bedroom' | 'bathroom' | 'carpark' | 'floorAreaSqm' | 'parking'>

interface RoomProperty {
  readonly propertySubtype: number
  /** Code of §3; null or -1 for none. */
  readonly unitType: number | null
}

/**
 * The numbers the server stores, whatever was sent (decision 57): none on a bare lot, the unit type's bedrooms, and
 * parking wherever there is a car park (decision 60). Buildings, hotels and resorts keep real values (decision 56).
 */
export function normaliseRooms(property: RoomProperty, rooms: Rooms): Rooms {
  if (property.propertySubtype === LOT_ONLY) {
    return { bedroom: 0, bathroom: 0, carpark: 0, floorAreaSqm: 0, parking: rooms.parking }
  }
  return {
    ...rooms,
    bedroom: bedroomRule(property.propertySubtype, property.unitType).bedroom ?? rooms.bedroom,
    parking: rooms.parking || (rooms.carpark ?? 0) > 0,
  }
}

/** Rents outside of ₱500 to ₱1M a month and prices outside of ₱100,000 to ₱1,000M are likely slips. */
export function isUnlikelyPrice(priceCentavos: number, isRent: boolean): boolean {
  const [least, most] = isRent ? [500, 1_000_000] : [100_000, 1_000_000_000]
  return priceCentavos < least * 100 || priceCentavos > most * 100
}
