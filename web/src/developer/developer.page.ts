import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { developerRead } from './developer-read.ts'

export const developerPage = definePage({
  name: 'developerpage',
  path: '/developer/:slug/',
  reads: ({ params: { slug = '' } }) => [pageRead(...developerRead(slug))],
  source: 'src/developer/developer-page.tsx',
  load: async () => (await import('./developer-page.tsx')).DeveloperPage,
})
