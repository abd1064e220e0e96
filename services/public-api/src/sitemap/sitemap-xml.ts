import type { SitemapEntry } from '@tahanan/read-models/sitemap/sitemap-entries.ts'
import type { SitemapPart } from '@tahanan/read-models/sitemap/list-sitemap-parts.ts'
import type { SitemapNoun } from '@tahanan/read-models/sitemap/sitemap-noun.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Pages that nobody wrote, and that change with every build. */
const FIXED_PATHS = ['/', '/?status=For+Rent', '/search', '/about', '/contactus']

/** Sitemaps as XML. Slugs are letters, digits and hyphens, so that nothing in an address needs escaping but ours. */
export const sitemapXml = {
  index(origin: string, parts: readonly SitemapPart[]): string {
    const sitemaps = parts.map(
      ({ noun, part, updatedAt }) =>
        `<sitemap><loc>${origin}/sitemap/${noun}-${part + 1}.xml</loc><lastmod>${updatedAt}</lastmod></sitemap>\n`,
    )
    const pages = `<sitemap><loc>${origin}/sitemap/pages.xml</loc></sitemap>\n`
    return `${HEAD}<sitemapindex ${NAMESPACE}>\n${pages}${sitemaps.join('')}</sitemapindex>\n`
  },

  pages(origin: string): string {
    const urls = FIXED_PATHS.map((path) => `<url><loc>${origin}${path}</loc></url>\n`)
    return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`
  },

  async *part(
    origin: string,
    noun: SitemapNoun,
    batches: AsyncIterable<readonly SitemapEntry[]>,
  ): AsyncGenerator<string> {
    yield `${HEAD}<urlset ${NAMESPACE}>\n`
    for await (const batch of batches) {
      yield batch
        .map(
          ({ slug, updatedAt }) => `<url><loc>${origin}/${noun}/${slug}/</loc><lastmod>${updatedAt}</lastmod></url>\n`,
        )
        .join('')
    }
    yield '</urlset>\n'
  },
}
