import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { SITE_READ } from '../site/site-read.ts'

export const aboutPage = definePage({
  name: 'aboutus',
  path: '/about',
  plan: import.meta.env.SSR
    ? {
        reads: () => [pageRead(...SITE_READ)],
        source: 'src/about/about-page.tsx',
      }
    : undefined,
  load: async () => (await import('./about-page.tsx')).AboutPage,
})
