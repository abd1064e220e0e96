import type { PriceRange } from './price-range.ts'

/**
 * The `price` parameter of a range, `min-max` in whole pesos (decision 21): `-2000000`, `2000000-4000000`,
 * `20000000-`. Empty for any price, which is sent as no parameter at all.
 */
export function priceFilterText(range: PriceRange): string {
  return range.minPesos === null && range.maxPesos === null ? '' : `${range.minPesos ?? ''}-${range.maxPesos ?? ''}`
}
