import { definePage } from '../page/define-page.tsx'

export const notFoundPage = definePage({
  name: 'notFound',
  path: '*',
  plan: import.meta.env.SSR ? { source: 'src/not-found/not-found-page.tsx' } : undefined,
  load: async () => (await import('./not-found-page.tsx')).NotFoundPage,
})
