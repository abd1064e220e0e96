import type { PageContents } from '@tahanan/contracts/site/site-renderer.ts'
import type { SiteSettings } from '@tahanan/contracts/site/site-settings.ts'
import { inertJson } from './inert-json.ts'

/** Id of the element that brings a page's data to the browser. */
export const PAGE_DATA_ID = 'page-data'

/** What the browser needs to take over a page, as inert JSON: answers go in as the texts they are. */
export function pageData({ answers, problems }: PageContents, settings: SiteSettings): string {
  const members = [...answers].map(([address, json]) => `${JSON.stringify(address)}:${json}`)
  const rest = `"problems":${JSON.stringify([...problems])},"settings":${JSON.stringify(settings)}`
  return inertJson(`{"answers":{${members.join(',')}},${rest}}`)
}
