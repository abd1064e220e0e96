import { LOCALE } from '../message/language.ts'
import type { SiteAssets } from './read-site-assets.ts'
import { PAGE_DATA_ID } from './page-data.ts'

export interface DocumentParts {
  /** Ready HTML. */
  readonly head: string
  /** Ready HTML of the application. */
  readonly body: string
  /** Inert JSON. */
  readonly data: string
  readonly assets: SiteAssets
}

const THEME_COLORS = [
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161411">',
].join('')

/**
 * A whole page. The theme's script stands before the styles and waits for nothing, so that a page that was chosen dark
 * is never seen light; there are no inline scripts (CSP), and data travels as JSON that nobody runs.
 */
export function documentHtml({ head, body, data, assets }: DocumentParts): string {
  const { styles, fonts, modules, themeScript, start, client } = assets
  return [
    `<!doctype html><html lang="${LOCALE}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    head,
    THEME_COLORS,
    `<script src="${themeScript}"></script>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    '<link rel="alternate" type="application/feed+json" title="Tahanan" href="/feeds/listings.json">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    `<script type="module" src="${start}"></script><template id="code">`,
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${client}"></script></template>`,
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${data}</script>`,
    '</body></html>',
  ].join('')
}
