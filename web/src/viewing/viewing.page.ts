import { definePage } from '../page/define-page.tsx'

/** Where the links of mails lead. What stands behind one is asked for by the browser: the server of pages knows no viewings. */
export const viewingPage = definePage({
  name: 'viewing',
  path: '/viewing/:token',
  plan: import.meta.env.SSR ? { queryKeys: [], source: 'src/viewing/viewing-page.tsx' } : undefined,
  load: async () => (await import('./viewing-page.tsx')).ViewingPage,
})
