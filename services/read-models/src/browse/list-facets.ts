import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { SearchCount } from '@tahanan/platform/search-engine/search-engine.ts'
import { type FacetChoice, facetChoices, type Facets } from './facet-choices.ts'

/** What each choice of each facet would find: bounded as every count is, or at least so many where that takes long. */
export async function listFacets(
  filters: ListingFilters,
  count: (filters: ListingFilters) => Promise<SearchCount>,
): Promise<Facets> {
  const counted = (choices: readonly FacetChoice[]) =>
    Promise.all(
      choices.map(async ({ value, label, filters: chosen }) => {
        const found = await count(chosen)
        return { value, label, count: found.count, count_exact: found.exact }
      }),
    )
  const choices = facetChoices(filters)
  const [status, type, price, bedrooms, unit_type, stage, financing] = await Promise.all([
    counted(choices.status),
    counted(choices.type),
    counted(choices.price),
    counted(choices.bedrooms),
    counted(choices.unit_type),
    counted(choices.stage),
    counted(choices.financing),
  ])
  return { status, type, price, bedrooms, unit_type, stage, financing }
}
