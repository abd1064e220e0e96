import type { PageHead } from './page-head.ts'
import { SITE_NAME } from './site-name.ts'

/** The document's title: the page's, then the site's. */
export function titleText({ title }: PageHead): string {
  return title === SITE_NAME || title.startsWith(`${SITE_NAME} `) ? title : `${title} · ${SITE_NAME}`
}
