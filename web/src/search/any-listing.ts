import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'

/** The search that narrows nothing: `GET /listing` without parameters. */
export const ANY_LISTING: ListingSearchQuery = {
  search: { text: '', words: [] },
  filters: NO_FILTERS,
  order: 'newest',
  pageSize: PAGE_LIMITS.publicDefault,
  page: 1,
  cursor: undefined,
  ids: undefined,
  facets: false,
  clusters: false,
}
