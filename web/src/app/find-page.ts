import { matchPath } from 'react-router-dom'
import type { PagePlace, SitePage } from '../page/define-page.tsx'
import { notFoundPage } from '../not-found/not-found.page.ts'
import { ownPath } from '../message/language.ts'
import { PAGES } from './pages.ts'

export interface FoundPage extends PagePlace {
  readonly page: SitePage
  readonly pathname: string
}

/** The page of an address, as the router will choose it. */
export function findPage(address: string, query: URLSearchParams): FoundPage {
  const pathname = ownPath(address)
  for (const page of PAGES) {
    const match = page === notFoundPage ? null : matchPath(page.path, pathname)
    if (match !== null) return { page, params: match.params, query, pathname }
  }
  return { page: notFoundPage, params: {}, query, pathname }
}
