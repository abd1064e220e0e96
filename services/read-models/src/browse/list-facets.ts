import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { priceFilterText } from '@tahanan/contracts/money/price-filter-text.ts'
import { BROKERAGE_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { SearchCount } from '@tahanan/platform/search-engine/search-engine.ts'
import { priceLadder } from '../listing/price-ladder.ts'

type Facets = NonNullable<ListingList['facets']>

interface Choice {
  readonly value: string
  readonly label: string
  readonly filters: ListingFilters
}

/**
 * What each choice of status, type and price bucket would find instead of the one made, `Any` left out. The buckets are
 * those of the status asked for.
 */
export async function listFacets(
  filters: ListingFilters,
  count: (filters: ListingFilters) => Promise<SearchCount>,
): Promise<Facets> {
  const counted = (choices: readonly Choice[]) =>
    Promise.all(
      choices.map(async ({ value, label, filters: chosen }) => {
        const found = await count(chosen)
        return { value, label, count: found.count, count_exact: found.exact }
      }),
    )
  const statuses = BROKERAGE_STATUSES.map((label, code) => ({
    value: label,
    label,
    filters: { ...filters, forRent: code === 1 },
  }))
  const types = SEARCH_TYPES.filter((type) => type !== 'Any').map((type) => ({
    value: type,
    label: type,
    filters: { ...filters, type },
  }))
  const [, ...buckets] = priceLadder(filters.forRent === true)
  const prices = buckets.map(({ label, ...price }) => ({
    value: priceFilterText(price),
    label,
    filters: { ...filters, price },
  }))
  const [status, type, price] = await Promise.all([counted(statuses), counted(types), counted(prices)])
  return { status, type, price }
}
