import type { ReadProblem } from '@tahanan/contracts/site/site-renderer.ts'
import type { SiteSettings } from '@tahanan/contracts/site/site-settings.ts'
import { PAGE_DATA_ID } from './page-data.ts'

export interface PageData {
  readonly answers: Readonly<Record<string, unknown>>
  readonly problems: readonly (readonly [string, ReadProblem])[]
  readonly settings: SiteSettings
}

/** What `pageData` wrote. */
export function readPageData(document: Document): PageData {
  const data: unknown = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null')
  if (isPageData(data)) return data
  throw new Error('The page came without its data.')
}

/** Written by this very build: its presence is what there is to check. */
function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'answers' in data && 'problems' in data && 'settings' in data
}
