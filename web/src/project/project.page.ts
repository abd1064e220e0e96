import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { projectRead } from './project-read.ts'

export const projectPage = definePage({
  name: 'projectpage',
  path: '/project/:slug/',
  reads: ({ params: { slug = '' } }) => [pageRead(...projectRead(slug))],
  source: 'src/project/project-page.tsx',
  load: async () => (await import('./project-page.tsx')).ProjectPage,
})
