import { matchesSearchType } from '@tahanan/contracts/property/matches-search-type.ts'
import type { SearchType } from '@tahanan/contracts/property/search-type.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { TRAIT_BITS } from './trait-bits.ts'

/** What filters ask of `TRAITS_SQL`: `(traits & mask) === bits`, and then whatever else there is. */
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
  const ask = (value: number, { from, width }: { readonly from: number; readonly width: number }): void => {
    mask |= (2 ** width - 1) << from
    bits |= value << from
  }
  if (forRent !== undefined) ask(Number(forRent), TRAIT_BITS.forRent)
  if (featured) ask(1, TRAIT_BITS.featured)
  if (stage !== undefined) ask(stage + 1, TRAIT_BITS.stage)
  if (financing !== undefined) ask(1, { from: TRAIT_BITS.financing.from + financing, width: 1 })
  if (unitType !== undefined) ask(unitType + 1, TRAIT_BITS.unitType)
  const rooms = bedrooms === undefined ? 0 : Math.min(bedrooms.count, TRAIT_BITS.bedroom.most) + 1
  if (bedrooms?.orMore === false) ask(rooms, TRAIT_BITS.bedroom)
  return {
    mask,
    bits,
    least: rooms << TRAIT_BITS.bedroom.from,
    properties: type === undefined ? undefined : propertiesOf(type),
  }
}

const known = new Map<SearchType, Uint8Array>()

function propertiesOf(type: SearchType): Uint8Array {
  let properties = known.get(type)
  if (properties === undefined) {
    const { width, subtypeFrom } = TRAIT_BITS.property
    const typeMask = 2 ** subtypeFrom - 1
    properties = Uint8Array.from({ length: 2 ** width }, (_, property) =>
      Number(matchesSearchType(type, property & typeMask, property >> subtypeFrom)),
    )
    known.set(type, properties)
  }
  return properties
}
