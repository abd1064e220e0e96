import { Readable } from 'node:stream'
import { addressIn, type Language, LANGUAGES } from '@tahanan/contracts/site/language.ts'
import { type AppRouter, createRouter, type RouteContext } from '@tahanan/platform/http/router.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'
import {
  listSitemapParts,
  SITEMAP_ENTITY_TYPES,
  sitemapEntries,
  type SitemapEntry,
  type SitemapEntityType,
  type SitemapPart,
} from '@tahanan/read-models/sitemap/list-sitemap-parts.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** For the addresses of a page in other languages. */
const ALTERNATES = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`

/** Pages that nobody wrote, and that change with every build. */
const FIXED_PATHS = ['/', '/?status=For+Rent', '/search', '/about', '/contactus', '/privacy', '/places', '/api/docs']

/** Sitemaps as XML. Slugs are letters, digits, hyphens and slashes, so that nothing in an address needs escaping but ours. */
const sitemapXml = {
  index(origin: string, parts: readonly SitemapPart[]): string {
    const sitemaps = LANGUAGES.flatMap((language) =>
      parts.map(
        ({ noun, part, updatedAt }) =>
          `<sitemap><loc>${origin}/sitemap/${partName(language, noun, part)}</loc><lastmod>${updatedAt}</lastmod></sitemap>\n`,
      ),
    )
    const pages = `<sitemap><loc>${origin}/sitemap/pages.xml</loc></sitemap>\n`
    return `${HEAD}<sitemapindex ${NAMESPACE}>\n${pages}${sitemaps.join('')}</sitemapindex>\n`
  },

  pages(origin: string): string {
    const urls = LANGUAGES.flatMap((language) => FIXED_PATHS.map((path) => pageXml(origin, language, path)))
    return `${HEAD}<urlset ${ALTERNATES}>\n${urls.join('')}</urlset>\n`
  },

  async *part(
    origin: string,
    language: Language,
    noun: SitemapEntityType,
    batches: AsyncIterable<readonly SitemapEntry[]>,
  ): AsyncGenerator<string> {
    yield `${HEAD}<urlset ${ALTERNATES}>\n`
    for await (const batch of batches) {
      yield batch.map(({ slug, updatedAt }) => pageXml(origin, language, `/${noun}/${slug}/`, updatedAt)).join('')
    }
    yield '</urlset>\n'
  },
}

/** A page in a language, with its addresses in all of them. */
function pageXml(origin: string, language: Language, path: string, updatedAt?: string): string {
  const links = [...LANGUAGES.map((known) => [known, addressIn(known, path)] as const), ['x-default', path] as const]
    .map(([known, address]) => `<xhtml:link rel="alternate" hreflang="${known}" href="${origin}${address}"/>`)
    .join('')
  const changed = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`
  return `<url><loc>${origin}${addressIn(language, path)}</loc>${changed}${links}</url>\n`
}

/** What is for people signed in, and calls, are no pages to be found; what is said of the calls is one. */
const PRIVATE_PATHS = ['/api/', '/dashboard', '/login', '/register', '/forgot-password', '/set-password', '/secured']

/** These are somebody's own, in every language. */
const PRIVATE_PAGES = ['/shortlist', '/compare']

/** Crawlers come back in hours; who asks more often gets what was said before. */
const CACHE_CONTROL = 'public, max-age=600, s-maxage=3600'
const XML = 'application/xml; charset=utf-8'

const PART = /^(\w+)-(?:(fil)-)?([1-9]\d{0,4})\.xml$/

/** `listing-1.xml`, `listing-fil-1.xml`: each language has parts of its own, which hold as many addresses as they may. */
function partName(language: Language, noun: SitemapEntityType, part: number): string {
  return `${noun}-${language === LANGUAGES[0] ? '' : `${language}-`}${part + 1}.xml`
}

/** `robots.txt` and the sitemaps: an index, and parts that are streamed from the read schema. */
export function createSitemapRouter(pool: Queryable, origin: string): AppRouter {
  const router = createRouter()
  router.get('/robots.txt', (ctx) => send(ctx, 'robots', 'text/plain; charset=utf-8', robotsText(origin)))
  router.get('/sitemap.xml', async (ctx) => {
    send(ctx, 'sitemap.index', XML, sitemapXml.index(origin, await listSitemapParts(pool)))
  })
  router.get('/sitemap/pages.xml', (ctx) => send(ctx, 'sitemap.pages', XML, sitemapXml.pages(origin)))
  router.get('/sitemap/:name', async (ctx) => {
    const { name = '' } = ctx.params
    const [, word, said, number] = PART.exec(name) ?? []
    const language = LANGUAGES.find((known) => known === said) ?? LANGUAGES[0]
    const noun = SITEMAP_ENTITY_TYPES.find((known) => known === word)
    if (noun === undefined) throw new NotFound('sitemap', name)
    const batches = sitemapEntries(pool, noun, Number(number) - 1)
    // Asked for before anything is sent: a database that is away is a 503, and a part that does not exist a 404.
    const first = await batches.next()
    if (first.done === true) throw new NotFound('sitemap', name)
    const all = (async function* () {
      yield first.value
      yield* batches
    })()
    send(ctx, 'sitemap.part', XML, Readable.from(sitemapXml.part(origin, language, noun, all)))
  })
  return router
}

function send(ctx: RouteContext, route: string, type: string, body: string | Readable): void {
  ctx.state.route = route
  ctx.status = 200
  ctx.set({ 'Content-Type': type, 'Cache-Control': CACHE_CONTROL })
  ctx.body = body
}

/** `robots.txt`. */
function robotsText(origin: string): string {
  const paths = LANGUAGES.flatMap((language) => PRIVATE_PAGES.map((path) => addressIn(language, path)))
  const lines = [...PRIVATE_PATHS, ...paths].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, 'Allow: /api/docs', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
