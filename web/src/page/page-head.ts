import type { PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'
import { addressIn, LANGUAGES } from '@tahanan/contracts/site/language.ts'
import { createContext, useContext, useEffect } from 'react'
import { ownAddress } from '../message/language.ts'
import { m } from '../message/messages.ts'

/** What stands in a document's head about its page. */
export interface PageHead {
  /** Without the site's name. */
  readonly title: string
  /** Empty in the browser where it takes some making: whoever reads it asks the server. */
  readonly description: string
  /** Path and query of the one address that this page should be known by; none for what is not to be found. */
  readonly canonical?: string
  /** For links shared elsewhere; the site's own picture where absent. */
  readonly image?:
    | { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }
    | undefined
  /** Structured data (schema.org), for search engines alone: only the server makes it, as it does the picture. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[]
  /** False keeps it out of search engines. */
  readonly isIndexed?: boolean
  /** The neighbouring pages of a list, for those who cannot scroll (decision 17). */
  readonly previous?: string | undefined
  readonly next?: string | undefined
}

/** Where a page that is rendered on the server leaves its head. The last word is the page's. */
export type HeadSink = (head: PageHead) => void

export const HeadSinkContext = createContext<HeadSink>(() => {})

export const SITE_NAME = 'Tahanan'

/** The addresses of a page by language (`hreflang`); English where a language is none of them. */
export function alternates(path: string): readonly (readonly [language: string, address: string])[] {
  const known = LANGUAGES.map((language) => [language, addressIn(language, path)] as const)
  return [...known, ['x-default', path]]
}

/** The document's title: the page's, then the site's. */
export function titleText({ title }: PageHead): string {
  return title === SITE_NAME || title.startsWith(`${SITE_NAME} `) ? title : `${title} · ${SITE_NAME}`
}

/** A picture for links that are shared elsewhere; the site's own where there is none. */
export function shareImage(picture: PublicPicture | undefined, alt: string): PageHead['image'] {
  if (picture === undefined) return undefined
  const { url, width, height, variants } = picture
  const file = variants.find((variant) => variant.url === url)
  return { url, width: file?.width ?? width, height: file?.height ?? height, alt }
}

interface Crumb {
  readonly name: string
  readonly path: string
}

/** The way from Home to a page, as search engines read it. */
export function breadcrumbData(trail: readonly Crumb[]): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: m.layout.homeCrumb(), path: '/' }, ...trail].map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: path,
    })),
  }
}

/** Says what the page is called and about; on the server in the document's head, later in the browser's. */
export function usePageHead(head: PageHead): void {
  useContext(HeadSinkContext)(head)
  const title = titleText(head)
  const { description, canonical, isIndexed = true } = head
  useEffect(() => {
    document.title = title
    if (description !== '') setAttribute('meta[name="description"]', 'content', description)
    setAttribute('meta[name="robots"]', 'content', isIndexed ? 'index,follow' : 'noindex,follow')
    if (canonical === undefined) return
    setAttribute('link[rel="canonical"]', 'href', new URL(ownAddress(canonical), location.origin).href)
    for (const [language, href] of alternates(canonical)) {
      setAttribute(`link[hreflang="${language}"]`, 'href', new URL(href, location.origin).href)
    }
  }, [title, description, canonical, isIndexed])
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
