import { definePage } from '../page/define-page.tsx'

export const apiDocsPage = definePage({
  name: 'apiDocs',
  path: '/api/docs',
  plan: import.meta.env.SSR ? { source: 'src/api-docs/api-docs-page.tsx' } : undefined,
  load: async () => (await import('./api-docs-page.tsx')).ApiDocsPage,
})
