import { Readable } from 'node:stream'
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

/** Pages that nobody wrote, and that change with every build. */
const FIXED_PATHS = ['/', '/?status=For+Rent', '/search', '/about', '/contactus']

/** Sitemaps as XML. Slugs are letters, digits and hyphens, so that nothing in an address needs escaping but ours. */
const sitemapXml = {
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
    noun: SitemapEntityType,
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

/** What is for people signed in, and calls, are no pages to be found. */
const PRIVATE_PATHS = ['/api/', '/dashboard', '/login', '/register', '/secured', '/shortlist', '/compare']

/** Crawlers come back in hours; who asks more often gets what was said before. */
const CACHE_CONTROL = 'public, max-age=600, s-maxage=3600'
const XML = 'application/xml; charset=utf-8'

const PART = /^(\w+)-([1-9]\d{0,4})\.xml$/

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
    const [, word, number] = PART.exec(name) ?? []
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
    send(ctx, 'sitemap.part', XML, Readable.from(sitemapXml.part(origin, noun, all)))
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
  const lines = PRIVATE_PATHS.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
