import { priceFilterText } from '../money/price-filter.ts'
import { PAGE_LIMITS } from '../page/page-limits.ts'
import { FINANCING_OPTIONS } from '../property/financing-option.ts'
import { labelOf } from '../property/label-of.ts'
import { BROKERAGE_STATUSES, FOR_RENT, FOR_SALE } from '../property/property-status.ts'
import { UNIT_TYPES } from '../property/unit-type.ts'
import type { ListingFilters, RoomCount } from '../search/listing-filters.ts'
import { LISTING_ORDER_LABELS, type ListingOrder } from '../search/listing-order.ts'
import type { SearchText } from '../search/search-fields.ts'
import type { SearchFields } from './listing-search-query.ts'

/** `GET /listing`, parsed. */
export interface ListingSearchQuery {
  readonly search: SearchText
  readonly filters: ListingFilters
  readonly order: ListingOrder
  readonly pageSize: number
  /** For crawlers, from 1; readers follow the cursor (decision 17). */
  readonly page: number
  readonly cursor: string | undefined
  /** These listings and no others, in this order. */
  readonly ids: readonly number[] | undefined
  readonly facets: boolean
}

const STAGES = ['pre-selling', 'ready'] as const

/** `3`, `3+` for three or more, `1-3` for one to three. */
export function roomsText({ count, orMore, most }: RoomCount): string {
  return most === undefined ? `${count}${orMore ? '+' : ''}` : `${count}-${most}`
}

/** Every parameter that narrows a list, in the order of addresses; `tab` is another name of `status` (decision 5). */
type FilterParams = Readonly<Record<Exclude<keyof SearchFields, 'q' | 'tab'>, string | number | undefined>>

/** Filters as the parameters of `GET /listing`, undefined where one filters nothing. */
export function filterParams(filters: ListingFilters): FilterParams {
  const { forRent, bedrooms, baths, bbox } = filters
  const label = <Label extends string>(labels: readonly Label[], code: number | undefined) =>
    code === undefined ? undefined : labelOf(labels, code)
  return {
    status: forRent === undefined ? undefined : labelOf(BROKERAGE_STATUSES, forRent ? FOR_RENT : FOR_SALE),
    type: filters.type,
    price: filters.price && priceFilterText(filters.price),
    featured: filters.featured ? 'true' : undefined,
    bedrooms: bedrooms && roomsText(bedrooms),
    baths: baths && roomsText(baths),
    parking: filters.parking ? 'true' : undefined,
    amenities: filters.amenities?.join(),
    posted: filters.postedDays,
    lowered: filters.lowered ? 'true' : undefined,
    unit_type: label(UNIT_TYPES, filters.unitType),
    stage: label(STAGES, filters.stage),
    financing: label(FINANCING_OPTIONS, filters.financing),
    lot_min: filters.lotMinSqm,
    lot_max: filters.lotMaxSqm,
    floor_min: filters.floorMinSqm,
    floor_max: filters.floorMaxSqm,
    size_min: filters.sizeMinSqm,
    size_max: filters.sizeMaxSqm,
    kind: filters.kinds?.join(),
    area: filters.area,
    bbox: bbox && [bbox.west, bbox.south, bbox.east, bbox.north].join(),
    project: filters.project,
    developer: filters.developer,
  }
}

/** A query of `GET /listing` as its parameters, those left out that say nothing. Parsed, it is the same query. */
export function listingSearchParams(query: ListingSearchQuery): URLSearchParams {
  const { search, filters, order } = query
  const params: Readonly<Record<string, string | number | undefined>> = {
    q: search.text || undefined,
    ...filterParams(filters),
    sort: order === 'newest' ? undefined : LISTING_ORDER_LABELS[order],
    ids: query.ids?.join(','),
    facets: query.facets ? 'true' : undefined,
    page_size: query.pageSize === PAGE_LIMITS.publicDefault ? undefined : query.pageSize,
    page: query.page === 1 ? undefined : query.page,
    cursor: query.cursor,
  }
  const text = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) if (value !== undefined) text.set(key, String(value))
  return text
}
