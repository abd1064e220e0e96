import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { PRICE_BUCKETS, RENT_PRICE_BUCKETS } from '@tahanan/contracts/money/price-filter.ts'
import type { PriceRange } from '@tahanan/contracts/money/price-text.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'

/** A filter by bedrooms in words: `1 bedroom`, `3+ bedrooms`. */
export function bedroomsText({ count, orMore }: NonNullable<ListingFilters['bedrooms']>): string {
  return `${count}${orMore ? '+' : ''} ${count === 1 && !orMore ? 'bedroom' : 'bedrooms'}`
}

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
