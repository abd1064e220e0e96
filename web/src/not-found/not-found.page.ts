import { definePage } from '../page/define-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export const notFoundPage = definePage({
  name: 'notFound',
  path: '*',
  load: async () => NotFoundPage,
})
