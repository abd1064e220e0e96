import type { PriceRange } from './price-range.ts'
import { priceSortCentavos } from './price-sort-centavos.ts'
import type { Price } from './price-text.ts'

/** Whether a price, a range included, reaches into a filter's range (decisions 22, 23); one on request is in none. */
export function priceOverlaps(
  price: Pick<Price, 'minPriceCentavos' | 'maxPriceCentavos'>,
  { minPesos, maxPesos }: PriceRange,
): boolean {
  if (minPesos === null && maxPesos === null) return true
  const lowest = priceSortCentavos(price)
  const highest = price.maxPriceCentavos ?? lowest
  if (lowest === null || highest === null) return false
  return (minPesos === null || highest >= minPesos * 100) && (maxPesos === null || lowest < maxPesos * 100)
}
