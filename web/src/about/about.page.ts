import { definePage } from '../page/define-page.tsx'

export const aboutPage = definePage({
  name: 'aboutus',
  path: '/about',
  plan: import.meta.env.SSR
    ? {
        source: 'src/about/about-page.tsx',
      }
    : undefined,
  load: async () => (await import('./about-page.tsx')).AboutPage,
})
