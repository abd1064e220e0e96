import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { TRAIT_BITS } from './trait-bits.ts'
import { traitsAsked } from './traits-asked.ts'

const PROPERTY_FROM = TRAIT_BITS.property.from
const PROPERTY_MASK = 2 ** TRAIT_BITS.property.width - 1

/** Says of traits (`TRAIT_BITS`) whether they fit, as far as filters ask for traits. */
export function fitsTraits(filters: ListingFilters): (traits: number) => boolean {
  const { mask, bits, least, properties } = traitsAsked(filters)
  return (traits) =>
    (traits & mask) === bits &&
    traits >= least &&
    (properties === undefined || properties[(traits >> PROPERTY_FROM) & PROPERTY_MASK] === 1)
}
