import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { ADDRESS_KEYS } from './address-keys.ts'
import { readSearchAddress } from './read-search-address.ts'
import { SEARCH_READS } from './search-reads.ts'

export const searchPage = definePage({
  name: 'search',
  path: '/search',
  queryKeys: ADDRESS_KEYS,
  reads({ query }) {
    const asked = readSearchAddress(query)
    const listings = pageRead(...SEARCH_READS.listings(asked))
    const developers = SEARCH_READS.developers(asked)
    return developers === undefined ? [listings] : [listings, pageRead(...developers)]
  },
  source: 'src/search/search-page.tsx',
  load: async () => (await import('./search-page.tsx')).SearchPage,
})
