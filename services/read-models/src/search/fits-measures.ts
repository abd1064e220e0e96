import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { centavoRange } from './centavo-range.ts'
import { FACT } from './listing-facts.ts'
import type { ListingFacts } from './listing-facts.ts'

const EVERY_PRICE = { fromCentavos: -1, belowCentavos: Infinity } as const

/** Says of a place in the facts whether the listing there fits, as far as filters ask for prices and areas. */
export function fitsMeasures(
  { doubles }: Pick<ListingFacts, 'doubles'>,
  { price, lotMinSqm, lotMaxSqm }: ListingFilters,
): (place: number) => boolean {
  const isPriced = price !== undefined
  const { fromCentavos, belowCentavos } = isPriced ? centavoRange(price) : EVERY_PRICE
  const isMeasured = lotMinSqm !== undefined || lotMaxSqm !== undefined
  const [leastSqm, mostSqm] = [lotMinSqm ?? 0, lotMaxSqm ?? Infinity]
  return (place) => {
    const at = place * FACT.doubles
    if (isPriced && (doubles[at + FACT.highestCentavos] ?? -1) < fromCentavos) return false
    if (isPriced && (doubles[at + FACT.lowestCentavos] ?? 0) >= belowCentavos) return false
    if (!isMeasured) return true
    const area = doubles[at + FACT.lotAreaSqm] ?? -1
    return area >= leastSqm && area <= mostSqm
  }
}
