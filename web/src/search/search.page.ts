import { amenityPublicEndpoints } from '@tahanan/contracts/amenity/amenity.public-endpoints.ts'
import { filterParams } from '@tahanan/contracts/listing/listing-search-params.ts'
import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { readSearchAddress } from './read-search-address.ts'
import { isAreaRefused, SEARCH_READS, withoutArea } from './search-reads.ts'

/** Of the search page's address: the form's range of prices, the list's order and page, and the map beside it. */
const BESIDE_FILTERS = ['price_min', 'price_max', 'sort', 'page', 'map'] as const

export const searchPage = definePage({
  name: 'search',
  path: '/search',
  plan: import.meta.env.SSR
    ? {
        // §2, decisions 5, 18, §0.
        queryKeys: [
          ...new Set(['search', 'status', 'tab', ...Object.keys(filterParams(NO_FILTERS)), ...BESIDE_FILTERS]),
        ],
        reads({ query }) {
          const asked = readSearchAddress(query)
          const listings = pageRead(...SEARCH_READS.listings(asked))
          const developers = SEARCH_READS.developers(asked)
          return [
            listings,
            ...(developers === undefined ? [] : [pageRead(...developers)]),
            ...(asked.filters.amenities === undefined ? [] : [pageRead(amenityPublicEndpoints.list)]),
          ]
        },
        // Codes of areas change: an old address is asked again without its area.
        readsAfter({ problem }, { query }) {
          const asked = readSearchAddress(query)
          return isAreaRefused(asked, problem) ? [pageRead(...SEARCH_READS.listings(withoutArea(asked)))] : []
        },
        source: 'src/search/search-page.tsx',
      }
    : undefined,
  load: async () => (await import('./search-page.tsx')).SearchPage,
})
