import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { areaRangeText } from './area-range-text.ts'
import { bedroomsText } from './bedrooms-text.ts'
import { priceRangeText } from './price-range-text.ts'

/** A filter in force, in words, and the search without it. */
export interface FilterChip {
  readonly label: string
  readonly without: ListingSearchQuery
}

/** Every filter in force, the status of the address included (decision 34); the text stands in the search box. */
export function filterChipsOf(query: ListingSearchQuery): readonly FilterChip[] {
  const { forRent, type, price, bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm } = query.filters
  const chip = (label: string | false | undefined, without: Partial<ListingFilters>): readonly FilterChip[] =>
    label ? [{ label, without: { ...query, page: 1, filters: { ...query.filters, ...without } } }] : []
  return [
    ...chip(forRent === undefined ? undefined : forRent ? 'For rent' : 'For sale', { forRent: undefined }),
    ...chip(type, { type: undefined }),
    ...chip(price && priceRangeText(price), { price: undefined }),
    ...chip(bedrooms && bedroomsText(bedrooms), { bedrooms: undefined }),
    ...chip(unitType !== undefined && labelOf(UNIT_TYPES, unitType), { unitType: undefined }),
    ...chip(stage !== undefined && (stage === 0 ? 'Pre-selling' : 'Ready'), { stage: undefined }),
    ...chip(financing !== undefined && labelOf(FINANCING_OPTIONS, financing), { financing: undefined }),
    ...chip(areaRangeText(lotMinSqm, lotMaxSqm), { lotMinSqm: undefined, lotMaxSqm: undefined }),
  ]
}
