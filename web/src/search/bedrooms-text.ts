import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'

/** A filter by bedrooms in words: `1 bedroom`, `3+ bedrooms`. */
export function bedroomsText({ count, orMore }: NonNullable<ListingFilters['bedrooms']>): string {
  return `${count}${orMore ? '+' : ''} ${count === 1 && !orMore ? 'bedroom' : 'bedrooms'}`
}
