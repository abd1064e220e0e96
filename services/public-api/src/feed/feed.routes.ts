import { Readable } from 'node:stream'
import { listingSearchQuerySchema } from '@tahanan/contracts/listing/listing-search-query.ts'
import { wholeNumberField } from '@tahanan/contracts/search/search-fields.ts'
import { namesTag } from '@tahanan/platform/http/names-tag.ts'
import { parseInput } from '@tahanan/platform/http/parse-input.ts'
import { type AppRouter, createRouter, type RouteContext } from '@tahanan/platform/http/router.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { understandQuery } from '@tahanan/read-models/browse/understand-query.ts'
import { feedListings, readFeedState } from '@tahanan/read-models/feed/feed-listings.ts'
import { z } from 'zod'
import { JSON_FEED, writeFeed, XML_FEED } from './listing-feed.ts'

const FORMATS = { '/feeds/listings.json': JSON_FEED, '/feeds/listings.xml': XML_FEED }

/** Readers come back in minutes. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300'

const MAX_ID = 2_147_483_647

/** How far a feed goes; the filters of the search stand beside it. */
const partSchema = z.object({
  before: wholeNumberField(1, MAX_ID).optional(),
  limit: wholeNumberField(1, 100_000).default(1_000),
})

const NO_FILTERS = ['q', 'sort', 'recent', 'cursor', 'page', 'page_size', 'ids', 'facets']

/**
 * Feeds of what can be had, for portals and readers: all of it, or by any filters of the search (`?area=…`,
 * `?developer=…`, `?project=…`, `?status=For+Rent`). A thousand listings unless `limit` says otherwise; the address of
 * what follows stands at the end.
 */
export function createFeedRouter(pool: Queryable, origin: string): AppRouter {
  const router = createRouter()
  for (const [path, format] of Object.entries(FORMATS)) {
    router.get(path, async (ctx) => {
      ctx.state.route = 'feed'
      const { filters, before, limit } = await readQuery(ctx)
      const { tag, updatedAt } = await readFeedState(pool, filters)
      ctx.set({ 'Content-Type': format.type, 'Cache-Control': CACHE_CONTROL, ETag: `"${tag}"` })
      if (updatedAt !== undefined) ctx.set('Last-Modified', updatedAt.toUTCString())
      ctx.status = 200
      if (namesTag(ctx.get('If-None-Match'), `"${tag}"`)) {
        ctx.status = 304
        return
      }
      const next = (lastId: number) => {
        const query = new URLSearchParams(ctx.querystring)
        query.set('before', String(lastId))
        return `${origin}${path}?${query.toString()}`
      }
      const head = { origin, title: 'Tahanan: homes to buy and to rent', url: origin + ctx.url }
      const written = writeFeed(format, head, feedListings(pool, { filters, before, limit }), { limit, next })
      // One piece ahead of its reader.
      ctx.body = Readable.from(written, { highWaterMark: 1 })
    })
  }
  return router

  /** @throws InvalidInput by the names of the parameters */
  async function readQuery(ctx: RouteContext) {
    const { before, limit, ...rest } = ctx.query
    const wrong = NO_FILTERS.filter((name) => name in rest)
    if (wrong.length > 0) {
      const message = 'A feed takes filters, limit and before. Leave this out.'
      throw new InvalidInput(Object.fromEntries(wrong.map((name) => [name, [message]])))
    }
    const query = parseInput('query', listingSearchQuerySchema, rest)
    const { filters } = await understandQuery(pool, query, false)
    return { filters, ...parseInput('query', partSchema, { before, limit }) }
  }
}
