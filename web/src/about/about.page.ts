import { definePage } from '../page/define-page.tsx'

export const aboutPage = definePage({
  name: 'aboutus',
  path: '/about',
  source: 'src/about/about-page.tsx',
  load: async () => (await import('./about-page.tsx')).AboutPage,
})
