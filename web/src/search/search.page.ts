import { amenityPublicEndpoints } from '@tahanan/contracts/amenity/amenity.public-endpoints.ts'
import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { readSearchAddress } from './read-search-address.ts'
import { SEARCH_READS } from './search-reads.ts'

/** What the search page looks at of its address (§2, decisions 5, 18, §0). */
const ADDRESS_KEYS: readonly string[] = [
  'search',
  'status',
  'tab',
  'type',
  'price',
  'price_min',
  'price_max',
  'featured',
  'bedrooms',
  'baths',
  'parking',
  'amenities',
  'posted',
  'lowered',
  'unit_type',
  'stage',
  'financing',
  'lot_min',
  'lot_max',
  'floor_min',
  'floor_max',
  'size_min',
  'size_max',
  'kind',
  'area',
  'bbox',
  'project',
  'developer',
  'sort',
  'page',
  'map',
]

export const searchPage = definePage({
  name: 'search',
  path: '/search',
  plan: import.meta.env.SSR
    ? {
        queryKeys: ADDRESS_KEYS,
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
        source: 'src/search/search-page.tsx',
      }
    : undefined,
  load: async () => (await import('./search-page.tsx')).SearchPage,
})
