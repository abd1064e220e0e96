import type { SiteSettings } from '@tahanan/contracts/site/site-settings.ts'
import { escapeHtml } from '@tahanan/contracts/text/escape-html.ts'
import { m } from '../message/messages.ts'
import { LOCALE, ownAddress } from '../message/language.ts'
import { inertJson } from './page-data.ts'
import { alternates, type PageHead, SITE_NAME, titleText } from './page-head.ts'

const SHARE_PICTURE = { url: '/share.png', width: 1200, height: 630, alt: m.page.shareAlt() }

/** Members of structured data that are addresses, written without the origin. */
const ADDRESSES = new Set(['url', 'item', 'image', 'logo', 'target'])

/** What search engines and shared links read: title, description, canonical address, Open Graph, structured data. */
export function headHtml(head: PageHead, { origin }: SiteSettings): string {
  const { description, canonical, image = SHARE_PICTURE, jsonLd = [], isIndexed = true, previous, next } = head
  const title = titleText(head)
  const address = canonical === undefined ? undefined : new URL(ownAddress(canonical), origin).href
  const named = (name: string, content: string | number) =>
    `<meta name="${name}" content="${escapeHtml(String(content))}">`
  const open = (property: string, content: string | number) =>
    `<meta property="og:${property}" content="${escapeHtml(String(content))}">`
  const link = (rel: string, href: string) =>
    `<link rel="${rel}" href="${escapeHtml(new URL(ownAddress(href), origin).href)}">`
  const alternate = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(new URL(href, origin).href)}">`
  const whole = (key: string, value: unknown): unknown => {
    if (!ADDRESSES.has(key)) return value
    return Array.isArray(value) ? value.map(absolute) : absolute(value)
  }
  const absolute = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('/') ? origin + (isFile(value) ? value : ownAddress(value)) : value
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    named('robots', isIndexed ? 'index,follow' : 'noindex,follow'),
    ...(canonical === undefined || address === undefined ? [] : [link('canonical', canonical), open('url', address)]),
    ...(canonical === undefined ? [] : alternates(canonical).map(([language, href]) => alternate(language, href))),
    ...(previous === undefined ? [] : [link('prev', previous)]),
    ...(next === undefined ? [] : [link('next', next)]),
    open('site_name', SITE_NAME),
    open('locale', LOCALE.replace('-', '_')),
    open('type', 'website'),
    open('title', title),
    open('description', description),
    open('image', new URL(image.url, origin).href),
    open('image:width', image.width),
    open('image:height', image.height),
    open('image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
    ...jsonLd.map((data) => `<script type="application/ld+json">${inertJson(JSON.stringify(data, whole))}</script>`),
  ].join('')
}

/** Pictures are the same in every language. */
const isFile = (path: string): boolean => path.startsWith('/media/')
