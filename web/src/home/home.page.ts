import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { HOME_READS, readStatus } from './home-reads.ts'

export const homePage = definePage({
  name: 'home',
  path: '/',
  plan: import.meta.env.SSR
    ? {
        queryKeys: ['status', 'tab'],
        reads: ({ query }) => {
          const status = readStatus(query)
          return [pageRead(...HOME_READS.recent(status)), pageRead(...HOME_READS.featured(status))]
        },
        source: 'src/home/home-page.tsx',
      }
    : undefined,
  load: async () => (await import('./home-page.tsx')).HomePage,
})
