/** What has pages that search engines should know. */
export const SITEMAP_NOUNS = ['listing', 'project', 'developer'] as const

export type SitemapNoun = (typeof SITEMAP_NOUNS)[number]

/** Addresses that one sitemap may hold at most (sitemaps.org). A part is so many ids, whatever is left of them. */
export const SITEMAP_PART_IDS = 50_000

/** Where the pages of a noun are: offers that can still be had, and every project and developer (decision 26). */
export const SITEMAP_SOURCES: Readonly<Record<SitemapNoun, string>> = {
  listing: 'listing_view as view join listing_ref as ref using (id) where view.listed',
  project: 'project_view as view join project_ref as ref using (id) where not ref.deleted',
  developer: 'developer_view as view join developer_ref as ref using (id) where not ref.deleted',
}
