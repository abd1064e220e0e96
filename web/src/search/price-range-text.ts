import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { PRICE_BUCKETS, RENT_PRICE_BUCKETS } from '@tahanan/contracts/money/price-filter.ts'
import type { PriceRange } from '@tahanan/contracts/money/price-text.ts'

/** A price filter in words: the label of its bucket, or its ends in full. */
export function priceRangeText(range: PriceRange): string {
  const bucket = [...PRICE_BUCKETS, ...RENT_PRICE_BUCKETS].find(
    ({ minPesos, maxPesos }) => minPesos === range.minPesos && maxPesos === range.maxPesos,
  )
  if (bucket !== undefined) return bucket.label
  const [min, max] = [range.minPesos, range.maxPesos].map((pesos) => pesos !== null && formatPesos(pesos * 100))
  if (min && max) return `${min} – ${max}`
  return min ? `From ${min}` : `Below ${max}`
}
