import type { PagePlan } from '@tahanan/contracts/site/site-renderer.ts'
import { IMMUTABLE, sendAsset } from '@tahanan/platform/asset/send-asset.ts'
import { namesTag } from '@tahanan/platform/http/names-tag.ts'
import type { RequestState } from '@tahanan/platform/http/request-state.ts'
import type { RouteContext } from '@tahanan/platform/http/route-table.ts'
import { Moved } from '@tahanan/platform/problem/moved.ts'
import type { Middleware } from 'koa'
import { LRUCache } from 'lru-cache'
import type { PublicAnswers } from '../answer/public-answers.ts'
import type { PublicReads } from '../router/public-reads.ts'
import { readPage } from './read-page.ts'
import { RenderedPage } from './rendered-page.ts'
import type { Site } from './site.ts'

export interface PageRoutesOptions {
  /** Keeps rendered pages; `PublicAnswers`. */
  readonly answers: { readonly pages: Pick<PublicAnswers['pages'], 'get'> }
  readonly reads: PublicReads
  readonly site: Site
  /** Where no gateway stands in front, pages are compressed here. */
  readonly compresses: boolean
}

/** As the calls' answers: a second in shared caches, and five more while they fetch it anew (design §5). */
const CACHE_CONTROL = 'public, s-maxage=1, stale-while-revalidate=5'
/** Addresses whose plans are remembered: making one costs as much as sending a page that is kept. */
const PLANS_MAX = 5_000
const ASSET_CACHE_CONTROL = 'public, max-age=3600'

/** What has routes of its own; an unknown path below is no page. */
const NO_PAGES = /^\/(api|media)(\/|$)/

/**
 * The pages, and the files they are made with. Stands last: what nobody else answers is a page, if only the one that
 * says that there is none.
 */
export function createPageRoutes(options: PageRoutesOptions): Middleware<RequestState> {
  const { answers, reads, site, compresses } = options
  const plans = new LRUCache<string, PagePlan, string>({
    max: PLANS_MAX,
    memoMethod: (url) => site.renderer.plan(url),
  })
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || NO_PAGES.test(ctx.path)) {
      await next()
      return
    }
    const asset = site.assets.get(ctx.path.slice(1))
    if (asset !== undefined) {
      ctx.state.route = 'site.asset'
      await sendAsset(ctx, asset, ctx.path.startsWith('/assets/') ? IMMUTABLE : ASSET_CACHE_CONTROL)
      return
    }
    const plan = plans.memo(ctx.url, { context: '' })
    ctx.state.route = `page.${plan.name}`
    try {
      const page = await answers.pages.get(plan.address, async () => {
        const contents = await readPage(reads, site.renderer, plan)
        const [failure] = contents.failures
        if (failure !== undefined) ctx.state.failure = failure
        const { status, revision } = contents
        const etag = status === 200 && revision !== undefined ? `"${site.build}-${revision}"` : undefined
        return new RenderedPage(status, site.renderer.render(contents), { etag })
      })
      await sendPage(ctx, page, compresses)
    } catch (error) {
      if (!(error instanceof Moved)) throw error
      redirect(ctx, error)
    }
  }
}

async function sendPage(ctx: RouteContext, page: RenderedPage, compresses: boolean): Promise<void> {
  ctx.status = page.status
  ctx.set('Cache-Control', page.etag === undefined ? 'no-store' : CACHE_CONTROL)
  if (compresses) ctx.vary('Accept-Encoding')
  if (page.etag !== undefined) {
    ctx.set('ETag', page.etag)
    if (namesTag(ctx.get('If-None-Match'), page.etag)) {
      ctx.status = 304
      return
    }
  }
  if (page.status === 503) ctx.set('Retry-After', '5')
  ctx.set('Content-Type', 'text/html; charset=utf-8')
  if (compresses && ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
    ctx.set('Content-Encoding', 'gzip')
    ctx.body = await page.gzipped
  } else ctx.body = page.bytes
}

/** The call's new address is the page's, without `/api`; the query goes along. */
function redirect(ctx: RouteContext, { headers }: Moved): void {
  const location = (headers['Location'] ?? '/').replace(/^\/api/, '')
  ctx.status = 301
  ctx.set({ Location: location + ctx.search, 'Cache-Control': 'public, max-age=300' })
  ctx.body = ''
}
