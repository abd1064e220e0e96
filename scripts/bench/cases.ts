import { NO_FILTERS, type ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { meilisearchFilter } from '@tahanan/read-models/search/meilisearch-query.ts'

/** What Meilisearch is asked directly for the same answer; undefined where another engine answers. */
interface Direct {
  readonly words: string
  readonly filters?: Partial<ListingFilters>
  readonly facets?: boolean
  /** `#` is the number of a page. */
  readonly isFarIn?: boolean
}

/** What a case is held against: a row that is read, a fixed text, or a page that is rendered, each by a bare Koa. */
export type Twin = 'row' | 'fixed' | 'rendering'

export interface Case {
  readonly name: string
  /** `kept`: with the answer cache. */
  readonly server?: 'api' | 'kept'
  /** `row` where nothing is said. */
  readonly twin?: Twin
  /** `#` stands for a number, another one in each request. */
  readonly path: string
  readonly direct?: Direct
  /** What Strapi is asked for the same. */
  readonly strapi?: string
}

const MAKATI = '1380300000'
const STRAPI_NEWEST = '/api/listings?sort=id:desc&pagination[pageSize]=#'

export const CASES: readonly Case[] = [
  { name: 'detail', path: '/api/listing/listing-#/', strapi: '/api/listings/listing-#' },
  { name: 'browse, first page', path: '/api/listing/', strapi: STRAPI_NEWEST },
  { name: 'browse, by price', path: '/api/listing/?status=For+Sale&sort=Price+low+to+high' },
  { name: 'area', path: `/api/listing/?area=${MAKATI}` },
  {
    name: 'offers of an area, by price',
    path: `/api/listing/?area=${MAKATI}&status=For+Sale&sort=Price+low+to+high`,
    strapi:
      '/api/listings?filters[city]=Makati+City&filters[property_status]=For+Sale&sort=price_sort,id&pagination[pageSize]=#',
  },
  {
    name: 'frequent word',
    path: '/api/listing/?q=sunny',
    direct: { words: 'sunny' },
    strapi: `${STRAPI_NEWEST}&_q=sunny`,
  },
  {
    name: 'rare word',
    path: '/api/listing/?q=zenith',
    direct: { words: 'zenith' },
    strapi: `${STRAPI_NEWEST}&_q=zenith`,
  },
  { name: 'prefix', path: '/api/listing/?q=sun', direct: { words: 'sun' } },
  { name: 'typo', path: '/api/listing/?q=zenihth', direct: { words: 'zenihth' } },
  { name: 'two words', path: '/api/listing/?q=sunny+villa', direct: { words: 'sunny villa' } },
  {
    name: 'understood',
    path: '/api/listing/?q=2br+condo+makati+under+5m',
    direct: {
      words: '',
      filters: {
        kinds: ['condominium'],
        area: MAKATI,
        bedrooms: { count: 2, orMore: false },
        price: { minPesos: null, maxPesos: 5_000_001 },
      },
    },
  },
  {
    name: 'page far in',
    path: '/api/listing/?q=sunny&page_size=25&page=#',
    direct: { words: 'sunny', isFarIn: true },
  },
  {
    name: 'facets of a word',
    path: '/api/listing/?q=zenith&facets=true',
    direct: { words: 'zenith', facets: true },
  },
  { name: 'facets of everything', path: '/api/listing/?facets=true', direct: { words: '', facets: true } },
  { name: 'map cells of Metro Manila', path: '/api/map/?zoom=9&bbox=120.9,14.3,121.2,14.8#' },
  { name: 'suggestions', path: '/api/suggest/?q=mak+#' },
  { name: 'answer, kept', path: '/api/listing/listing-#/', server: 'kept', twin: 'fixed' },
  { name: 'page, kept', path: '/listing/listing-#/', server: 'kept', twin: 'fixed' },
  { name: 'page, rendered', path: '/listing/listing-#/', twin: 'rendering' },
]

/** The body of a search of Meilisearch: ids in the same order, the same number of them, counted as the lists count. */
export function directBody({ words, filters = {}, facets, isFarIn }: Direct, variant: number): string {
  const place = isFarIn ? { offset: 25 * (variant - 1), limit: 26 } : { page: 1, hitsPerPage: variant + 1 }
  return JSON.stringify({
    q: words,
    matchingStrategy: 'all',
    sort: ['id:desc'],
    filter: meilisearchFilter({ ...NO_FILTERS, ...filters }, {}),
    ...place,
    ...(facets === true && { facets: ['facets'] }),
  })
}
