import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { developerRead } from './developer-read.ts'

export const developerPage = definePage({
  name: 'developerpage',
  path: '/developer/:slug/',
  plan: import.meta.env.SSR
    ? {
        reads: ({ params: { slug = '' } }) => [pageRead(...developerRead(slug))],
        source: 'src/developer/developer-page.tsx',
      }
    : undefined,
  load: async () => (await import('./developer-page.tsx')).DeveloperPage,
})
