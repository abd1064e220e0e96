import { roomsText } from '@tahanan/contracts/listing/listing-search-params.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { PRICE_BUCKETS, priceFilterText, RENT_PRICE_BUCKETS } from '@tahanan/contracts/money/price-filter.ts'
import type { PriceRange } from '@tahanan/contracts/money/price-text.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'

/** A filter by rooms in words: `1 bedroom`, `3+ bathrooms`. */
export function roomsLabel(rooms: NonNullable<ListingFilters['bedrooms']>, room: 'bedroom' | 'bathroom'): string {
  return `${roomsText(rooms)} ${room}${rooms.count === 1 && !rooms.orMore ? '' : 's'}`
}

/** A filter by the days since something was added, in words. */
export function postedText(days: number): string {
  return days === 1 ? 'Posted within a day' : `Posted within ${days} days`
}

/** Whether a range is none of those that the Price select offers (§9, decision 24). */
export function isFreePrice(price: PriceRange | undefined): price is PriceRange {
  if (price === undefined) return false
  return ![...PRICE_BUCKETS, ...RENT_PRICE_BUCKETS].some((bucket) => priceFilterText(bucket) === priceFilterText(price))
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
