import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { roomsText } from '@tahanan/contracts/listing/listing-search-params.ts'
import { priceBrackets, priceFilterText } from '@tahanan/contracts/money/price-filter.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { BROKERAGE_STATUSES, FOR_RENT, PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { FacetChoice, SearchCount } from '@tahanan/platform/search-engine/search-engine.ts'

type Facets = NonNullable<ListingList['facets']>

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
  const choice = <Filter extends keyof ListingFilters>(
    facet: keyof Facets,
    filter: Filter,
    label: string,
    chosen: ListingFilters[Filter],
    value = label,
  ): FacetChoice => ({ facet, filter, value, label, filters: { ...filters, [filter]: chosen } })
  const [, ...buckets] = priceBrackets(filters.forRent === true)
  return [
    ...BROKERAGE_STATUSES.map((label, code) => choice('status', 'forRent', label, code === FOR_RENT)),
    ...SEARCH_TYPES.flatMap((type) => (type === 'Any' ? [] : [choice('type', 'type', type, type)])),
    ...buckets.map(({ label, ...price }) => choice('price', 'price', label, price, priceFilterText(price))),
    ...BEDROOMS.map((bedrooms) => choice('bedrooms', 'bedrooms', roomsText(bedrooms), bedrooms)),
    ...UNIT_TYPES.map((label, unitType) => choice('unit_type', 'unitType', label, unitType)),
    ...STAGES.map((stage) => choice('stage', 'stage', PROJECT_STATUSES[stage], stage)),
    ...FINANCING_OPTIONS.map((label, financing) => choice('financing', 'financing', label, financing)),
  ]
}

/** The choices with what each would find. */
export function listFacets(choices: readonly FacetChoice[], counts: readonly SearchCount[]): Facets {
  const facets: Facets = { status: [], type: [], price: [], bedrooms: [], unit_type: [], stage: [], financing: [] }
  choices.forEach(({ facet, value, label }, at) => {
    const { count, exact } = counts[at] ?? { count: 0, exact: false }
    facets[facet].push({ value, label, count, count_exact: exact })
  })
  return facets
}
