import { definePage } from '../page/define-page.tsx'

/** Where the links of mails lead. What stands behind one is asked for by the browser: the server of pages knows no alerts. */
export const alertPage = definePage({
  name: 'alert',
  path: '/alert/:token',
  plan: import.meta.env.SSR ? { queryKeys: ['alert', 'done'], source: 'src/alert/alert-page.tsx' } : undefined,
  load: async () => (await import('./alert-page.tsx')).AlertPage,
})
