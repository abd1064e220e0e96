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
