import { PRICE_BUCKETS } from '@tahanan/contracts/money/price-buckets.ts'
import { priceFilterText } from '@tahanan/contracts/money/price-filter-text.ts'
import type { PriceRange } from '@tahanan/contracts/money/price-range.ts'
import { RENT_PRICE_BUCKETS } from '@tahanan/contracts/money/rent-price-buckets.ts'
import type { SelectOption } from '../ui/select.tsx'
import { priceRangeText } from './price-range-text.ts'

/** Choices of the Price select (§9), of rents where asked (decision 24), and the one in force where it is none of them. */
export function priceOptions(inForce: PriceRange | undefined, isRent: boolean): readonly SelectOption[] {
  const ladder = isRent ? RENT_PRICE_BUCKETS : PRICE_BUCKETS
  const options = ladder.map((bucket) => ({ value: priceFilterText(bucket), label: bucket.label }))
  if (inForce === undefined || options.some(({ value }) => value === priceFilterText(inForce))) return options
  return [...options, { value: priceFilterText(inForce), label: priceRangeText(inForce) }]
}
