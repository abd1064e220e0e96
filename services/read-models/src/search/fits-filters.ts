import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { centavoRange } from './centavo-range.ts'
import type { MatchedColumns } from './matched-columns.ts'
import { TRAIT_BITS } from './trait-bits.ts'
import { traitsAsked } from './traits-asked.ts'

const PROPERTY_FROM = TRAIT_BITS.property.from
const PROPERTY_MASK = 2 ** TRAIT_BITS.property.width - 1

const EVERY_PRICE = { fromCentavos: -1, belowCentavos: Infinity } as const

/** Says of a place in the columns whether the listing there fits. */
export function fitsFilters(
  { traits, lowestCentavos, highestCentavos, lotAreaSqm }: MatchedColumns,
  filters: ListingFilters,
): (place: number) => boolean {
  const { mask, bits, least, properties } = traitsAsked(filters)
  const isPriced = filters.price !== undefined
  const { fromCentavos, belowCentavos } = isPriced ? centavoRange(filters.price) : EVERY_PRICE
  const { lotMinSqm, lotMaxSqm } = filters
  const isMeasured = lotMinSqm !== undefined || lotMaxSqm !== undefined
  const [leastSqm, mostSqm] = [lotMinSqm ?? 0, lotMaxSqm ?? Infinity]
  return (place) => {
    const trait = traits[place] ?? 0
    return (
      (trait & mask) === bits &&
      trait >= least &&
      (properties === undefined || properties[(trait >> PROPERTY_FROM) & PROPERTY_MASK] === 1) &&
      (!isPriced || ((highestCentavos[place] ?? -1) >= fromCentavos && (lowestCentavos[place] ?? 0) < belowCentavos)) &&
      (!isMeasured || ((lotAreaSqm[place] ?? -1) >= leastSqm && (lotAreaSqm[place] ?? -1) <= mostSqm))
    )
  }
}
