import type { SearchType } from '@tahanan/contracts/property/search-type.ts'
import { matchesSearchType } from '@tahanan/contracts/property/matches-search-type.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'

/** From here on numbers of bedrooms are one, as in `filterToken`. */
const BEDROOMS_TOLD_APART = 100

/** Where each trait begins among the bits of one number. What may be missing is kept as one more than its code. */
const BIT = { forRent: 0, featured: 1, stage: 2, financing: 4, unitType: 8, property: 13, bedroom: 19 } as const
const BITS = { stage: 2, unitType: 5, propertyType: 3, property: 6, bedroom: 7 } as const

/** What filters other than prices and areas ask of a row of `listing_search`, as one number. */
export const TRAITS_SQL = [
  `for_rent::integer << ${BIT.forRent}`,
  `featured::integer << ${BIT.featured}`,
  `coalesce(stage + 1, 0) << ${BIT.stage}`,
  `financing::integer << ${BIT.financing}`,
  `coalesce(unit_type + 1, 0) << ${BIT.unitType}`,
  `property_type::integer << ${BIT.property}`,
  `property_subtype::integer << ${BIT.property + BITS.propertyType}`,
  `least(coalesce(bedroom + 1, 0), ${BEDROOMS_TOLD_APART + 1}) << ${BIT.bedroom}`,
]
  .map((bits) => `(${bits})`)
  .join(' | ')

/** What filters ask of such a number: `(traits & mask) === bits`, and then whatever else there is. */
export interface TraitsAsked {
  readonly mask: number
  readonly bits: number
  /** The least number that bits from the bedrooms' on make. */
  readonly least: number
  /** For each property, as its bits: 1 where it is of the type asked for. */
  readonly properties: Uint8Array | undefined
}

export function traitsAsked(filters: ListingFilters): TraitsAsked {
  const { forRent, featured, stage, financing, unitType, bedrooms, type } = filters
  let mask = 0
  let bits = 0
  const ask = (value: number, from: number, width: number): void => {
    mask |= (2 ** width - 1) << from
    bits |= value << from
  }
  if (forRent !== undefined) ask(Number(forRent), BIT.forRent, 1)
  if (featured) ask(1, BIT.featured, 1)
  if (stage !== undefined) ask(stage + 1, BIT.stage, BITS.stage)
  if (financing !== undefined) ask(1, BIT.financing + financing, 1)
  if (unitType !== undefined) ask(unitType + 1, BIT.unitType, BITS.unitType)
  const rooms = bedrooms === undefined ? 0 : Math.min(bedrooms.count, BEDROOMS_TOLD_APART) + 1
  if (bedrooms?.orMore === false) ask(rooms, BIT.bedroom, BITS.bedroom)
  return { mask, bits, least: rooms << BIT.bedroom, properties: type === undefined ? undefined : propertiesOf(type) }
}

/** The place in `properties` of a number of traits. */
export function propertyAmong(traits: number): number {
  return (traits >> BIT.property) & (2 ** BITS.property - 1)
}

const known = new Map<SearchType, Uint8Array>()

function propertiesOf(type: SearchType): Uint8Array {
  let properties = known.get(type)
  if (properties === undefined) {
    const typeMask = 2 ** BITS.propertyType - 1
    properties = Uint8Array.from({ length: 2 ** BITS.property }, (_, property) =>
      Number(matchesSearchType(type, property & typeMask, property >> BITS.propertyType)),
    )
    known.set(type, properties)
  }
  return properties
}
