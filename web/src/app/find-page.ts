import { matchPath } from 'react-router-dom'
import type { PagePlace, SitePage } from '../page/define-page.tsx'
import { notFoundPage } from '../not-found/not-found.page.ts'
import { PAGES } from './pages.ts'

export interface FoundPage extends PagePlace {
  readonly page: SitePage
}

/**
 * The page of a path.
 *
 * @param pathname without the language (`ownPath`)
 */
export function findPage(pathname: string, query: URLSearchParams): FoundPage {
  for (const page of PAGES) {
    const match = page === notFoundPage ? null : matchPath(page.path, pathname)
    if (match !== null) return { page, params: match.params, query }
  }
  return { page: notFoundPage, params: {}, query }
}
