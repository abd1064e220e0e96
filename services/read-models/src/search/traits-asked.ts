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

type Bits = Pick<TraitsAsked, 'mask' | 'bits'>

const NOTHING: Bits = { mask: 0, bits: 0 }

export function traitsAsked(filters: ListingFilters): TraitsAsked {
  const { forRent, featured, stage, financing, unitType, bedrooms, type } = filters
  const rooms = bedrooms === undefined ? 0 : Math.min(bedrooms.count, TRAIT_BITS.bedroom.most) + 1
  const asked = [
    forRent === undefined ? NOTHING : bitsOf(Number(forRent), TRAIT_BITS.forRent),
    featured ? bitsOf(1, TRAIT_BITS.featured) : NOTHING,
    stage === undefined ? NOTHING : bitsOf(stage + 1, TRAIT_BITS.stage),
    financing === undefined ? NOTHING : bitsOf(1, { from: TRAIT_BITS.financing.from + financing, width: 1 }),
    unitType === undefined ? NOTHING : bitsOf(unitType + 1, TRAIT_BITS.unitType),
    bedrooms?.orMore === false ? bitsOf(rooms, TRAIT_BITS.bedroom) : NOTHING,
  ]
  return {
    mask: asked.reduce((sum, { mask }) => sum | mask, 0),
    bits: asked.reduce((sum, { bits }) => sum | bits, 0),
    least: rooms << TRAIT_BITS.bedroom.from,
    properties: type === undefined ? undefined : propertiesOf(type),
  }
}

function bitsOf(value: number, { from, width }: { readonly from: number; readonly width: number }): Bits {
  return { mask: (2 ** width - 1) << from, bits: value << from }
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
