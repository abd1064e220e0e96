import { Readable } from 'node:stream'
import { type RouteContext, RouteTable } from '@tahanan/platform/http/route-table.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { listSitemapParts } from '@tahanan/read-models/sitemap/list-sitemap-parts.ts'
import { sitemapEntries } from '@tahanan/read-models/sitemap/sitemap-entries.ts'
import { SITEMAP_NOUNS } from '@tahanan/read-models/sitemap/sitemap-noun.ts'
import { robotsText } from './robots-text.ts'
import { sitemapXml } from './sitemap-xml.ts'

/** Crawlers come back in hours; who asks more often gets what was said before. */
const CACHE_CONTROL = 'public, max-age=600, s-maxage=3600'
const XML = 'application/xml; charset=utf-8'

const PART = /^(\w+)-([1-9]\d{0,4})\.xml$/

/** `robots.txt` and the sitemaps: an index, and parts that are streamed from the read schema. */
export function createSitemapRouter(pool: Queryable, origin: string): RouteTable {
  const router = new RouteTable()
  router.add('GET', '/robots.txt', (ctx) => send(ctx, 'robots', 'text/plain; charset=utf-8', robotsText(origin)))
  router.add('GET', '/sitemap.xml', async (ctx) => {
    send(ctx, 'sitemap.index', XML, sitemapXml.index(origin, await listSitemapParts(pool)))
  })
  router.add('GET', '/sitemap/pages.xml', (ctx) => send(ctx, 'sitemap.pages', XML, sitemapXml.pages(origin)))
  router.add('GET', '/sitemap/{name}', async (ctx, { name = '' }) => {
    const [, word, number] = PART.exec(name) ?? []
    const noun = SITEMAP_NOUNS.find((known) => known === word)
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
