import { definePage } from '../page/define-page.tsx'

export const contactUsPage = definePage({
  name: 'contactus',
  path: '/contactus',
  plan: import.meta.env.SSR
    ? {
        source: 'src/contact-us/contact-us-page.tsx',
      }
    : undefined,
  load: async () => (await import('./contact-us-page.tsx')).ContactUsPage,
})
