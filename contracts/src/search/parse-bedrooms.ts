import type { ListingFilters } from './listing-filters.ts'

const BEDROOMS = /^\d{1,2}\+?$/

/** `3`, or `3+` for three or more; undefined for anything else. */
export function parseBedrooms(text: string): ListingFilters['bedrooms'] {
  return BEDROOMS.test(text) ? { count: Number.parseInt(text, 10), orMore: text.endsWith('+') } : undefined
}
