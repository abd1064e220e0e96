import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { KIND_LABELS } from '@tahanan/contracts/property/kind-labels.ts'
import { readSearchText } from './read-search-text.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { areaRangeText } from './area-range-text.ts'
import { bedroomsText } from './bedrooms-text.ts'
import { priceRangeText } from './price-range-text.ts'

const SPACES = /\s+/u

/** A filter in force, in words, and the search without it. */
export interface FilterChip {
  readonly label: string
  readonly without: ListingSearchQuery
}

/** Every filter in force, the status of the address included (decision 34); the text stands in the search box. */
export function filterChipsOf(query: ListingSearchQuery, first?: ListingList): readonly FilterChip[] {
  const { forRent, type, price, bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm } = query.filters
  const { floorMinSqm, floorMaxSqm, sizeMinSqm, sizeMaxSqm, kind, area, bbox, project, developer } = query.filters
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
    ...chip(areaRangeText(floorMinSqm, floorMaxSqm, 'Floor'), { floorMinSqm: undefined, floorMaxSqm: undefined }),
    ...chip(areaRangeText(sizeMinSqm, sizeMaxSqm, 'Size'), { sizeMinSqm: undefined, sizeMaxSqm: undefined }),
    ...chip(kind && KIND_LABELS[kind], { kind: undefined }),
    ...chip(area && (first?.area?.label ?? 'The chosen area'), { area: undefined }),
    ...chip(bbox && 'Part of the map', { bbox: undefined }),
    ...chip(project && `Project ${nameOfSlug(project)}`, { project: undefined }),
    ...chip(developer && `Developer ${nameOfSlug(developer)}`, { developer: undefined }),
  ]
}

/** What was understood of the text, each a chip that takes its words out of it (decisions §11). */
export function understoodChipsOf(query: ListingSearchQuery, first: ListingList | undefined): readonly FilterChip[] {
  return (first?.understood ?? []).map(({ label, text }) => ({
    label,
    without: { ...query, page: 1, search: readSearchText(withoutWords(query.search.text, text)) },
  }))
}

/** The text without these words, each taken out once. */
function withoutWords(text: string, words: string): string {
  return words
    .split(SPACES)
    .reduce((left, word) => left.replace(word, ' '), text)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** `acacia-homes-3` as words: its number is nobody's concern. */
function nameOfSlug(slug: string): string {
  return slug
    .replace(/-[\da-z]*\d[\da-z]*$/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
