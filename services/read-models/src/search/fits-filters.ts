import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { centavoRange } from './centavo-range.ts'
import type { MatchedColumns } from './matched-columns.ts'
import { TRAIT_BITS } from './trait-bits.ts'
import { traitsAsked } from './traits-asked.ts'

const PROPERTY_FROM = TRAIT_BITS.property.from
const PROPERTY_MASK = 2 ** TRAIT_BITS.property.width - 1

/** Says of a place in the columns whether the listing there fits. */
export function fitsFilters(
  { traits, lowestCentavos, highestCentavos, lotAreaSqm }: MatchedColumns,
  filters: ListingFilters,
): (place: number) => boolean {
  const { mask, bits, least, properties } = traitsAsked(filters)
  const { fromCentavos, belowCentavos } =
    filters.price === undefined ? { fromCentavos: -1, belowCentavos: Infinity } : centavoRange(filters.price)
  const { lotMinSqm, lotMaxSqm = Infinity } = filters
  const leastSqm = lotMinSqm ?? (lotMaxSqm === Infinity ? -1 : 0)
  return (place) => {
    const trait = traits[place] ?? 0
    return (
      (trait & mask) === bits &&
      trait >= least &&
      (properties === undefined || properties[(trait >> PROPERTY_FROM) & PROPERTY_MASK] === 1) &&
      (highestCentavos[place] ?? -1) >= fromCentavos &&
      (lowestCentavos[place] ?? 0) < belowCentavos &&
      (lotAreaSqm[place] ?? -1) >= leastSqm &&
      (lotAreaSqm[place] ?? -1) <= lotMaxSqm
    )
  }
}
