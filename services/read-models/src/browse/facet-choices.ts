import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { priceFilterText } from '@tahanan/contracts/money/price-filter.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { BROKERAGE_STATUSES, FOR_RENT, PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { priceLadder } from '../listing/price-of.ts'

export type Facets = NonNullable<ListingList['facets']>

export interface FacetChoice {
  readonly facet: keyof Facets
  /** What to send for it. */
  readonly value: string
  readonly label: string
  /** With this choice instead of the one made, everything else unchanged. */
  readonly filters: ListingFilters
}

const BEDROOMS = [
  { count: 1, orMore: false },
  { count: 2, orMore: false },
  { count: 3, orMore: false },
  { count: 4, orMore: false },
  { count: 5, orMore: true },
] as const
const STAGES = [0, 1] as const

/** The choices of all facets, `Any` left out. The price buckets are those of the status asked for. */
export function facetChoices(filters: ListingFilters): readonly FacetChoice[] {
  const choice = (facet: keyof Facets, label: string, change: Partial<ListingFilters>, value = label): FacetChoice => ({
    facet,
    value,
    label,
    filters: { ...filters, ...change },
  })
  const [, ...buckets] = priceLadder(filters.forRent === true)
  return [
    ...BROKERAGE_STATUSES.map((label, code) => choice('status', label, { forRent: code === FOR_RENT })),
    ...SEARCH_TYPES.flatMap((type) => (type === 'Any' ? [] : [choice('type', type, { type })])),
    ...buckets.map(({ label, ...price }) => choice('price', label, { price }, priceFilterText(price))),
    ...BEDROOMS.map((bedrooms) => choice('bedrooms', `${bedrooms.count}${bedrooms.orMore ? '+' : ''}`, { bedrooms })),
    ...UNIT_TYPES.map((label, unitType) => choice('unit_type', label, { unitType })),
    ...STAGES.map((stage) => choice('stage', PROJECT_STATUSES[stage], { stage })),
    ...FINANCING_OPTIONS.map((label, financing) => choice('financing', label, { financing })),
  ]
}
