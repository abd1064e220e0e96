import { definePage } from '../page/define-page.tsx'

export const contactUsPage = definePage({
  name: 'contactus',
  path: '/contactus',
  source: 'src/contact-us/contact-us-page.tsx',
  load: async () => (await import('./contact-us-page.tsx')).ContactUsPage,
})
