import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { placeRead } from './place-read.ts'

export const placePage = definePage({
  name: 'place',
  path: '/places/:outer?/:city?/:barangay?/',
  plan: import.meta.env.SSR
    ? {
        queryKeys: ['offer'],
        reads: ({ params }) => [pageRead(...placeRead(params))],
        source: 'src/place/place-page.tsx',
      }
    : undefined,
  load: async () => (await import('./place-page.tsx')).PlacePage,
})
