import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { SITE_READ } from '../site/site-read.ts'

export const contactUsPage = definePage({
  name: 'contactus',
  path: '/contactus',
  plan: import.meta.env.SSR
    ? {
        reads: () => [pageRead(...SITE_READ)],
        source: 'src/contact-us/contact-us-page.tsx',
      }
    : undefined,
  load: async () => (await import('./contact-us-page.tsx')).ContactUsPage,
})
