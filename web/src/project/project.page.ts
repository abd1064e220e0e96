import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { projectRead } from './project-read.ts'

export const projectPage = definePage({
  name: 'projectpage',
  path: '/project/:slug/',
  plan: import.meta.env.SSR
    ? {
        reads: ({ params: { slug = '' } }) => [pageRead(...projectRead(slug))],
        source: 'src/project/project-page.tsx',
      }
    : undefined,
  load: async () => (await import('./project-page.tsx')).ProjectPage,
})
