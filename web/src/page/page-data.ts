import type { PageContents, ReadProblem } from '@tahanan/contracts/site/site-renderer.ts'
import type { SiteSettings } from '@tahanan/contracts/site/site-settings.ts'

/** JSON text that can stand inside a `<script>`: nothing in it ends the element or begins a comment. */
export function inertJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/** Id of the element that brings a page's data to the browser. */
export const PAGE_DATA_ID = 'page-data'

/** What the browser needs to take over a page, as inert JSON: answers go in as the texts they are. */
export function pageData({ answers, problems }: PageContents, settings: SiteSettings): string {
  const members = [...answers].map(([address, json]) => `${JSON.stringify(address)}:${json}`)
  const rest = `"problems":${JSON.stringify([...problems])},"settings":${JSON.stringify(settings)}`
  return inertJson(`{"answers":{${members.join(',')}},${rest}}`)
}

interface PageData {
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
