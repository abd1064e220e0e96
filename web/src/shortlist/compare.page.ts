import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { chosenListings, COMPARE_MAX } from './browser-shortlist.ts'
import { readIds } from './read-ids.ts'

export const comparePage = definePage({
  name: 'compare',
  path: '/compare',
  plan: import.meta.env.SSR
    ? {
        queryKeys: ['ids'],
        reads({ query }) {
          const [endpoint, input] = chosenListings(readIds(query, COMPARE_MAX))
          return input === null ? [] : [pageRead(endpoint, input)]
        },
        source: 'src/shortlist/compare-page.tsx',
      }
    : undefined,
  load: async () => (await import('./compare-page.tsx')).ComparePage,
})
