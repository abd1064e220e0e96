import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { SITE_READ } from './site-read.ts'

export const privacyPage = definePage({
  name: 'privacy',
  path: '/privacy',
  plan: import.meta.env.SSR
    ? {
        reads: () => [pageRead(...SITE_READ)],
        source: 'src/site/privacy-page.tsx',
      }
    : undefined,
  load: async () => (await import('./privacy-page.tsx')).PrivacyPage,
})
