import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { chosenListings } from './browser-shortlist.ts'
import { readIds } from './read-ids.ts'

/** With `ids` the shortlist that somebody shared, without them one's own, which only the browser knows. */
export const shortlistPage = definePage({
  name: 'shortlist',
  path: '/shortlist',
  plan: import.meta.env.SSR
    ? {
        queryKeys: ['ids'],
        reads({ query }) {
          const [endpoint, input] = chosenListings(readIds(query))
          return input === null ? [] : [pageRead(endpoint, input)]
        },
        source: 'src/shortlist/shortlist-page.tsx',
      }
    : undefined,
  load: async () => (await import('./shortlist-page.tsx')).ShortlistPage,
})
