import { addressIn, languageOf } from '@tahanan/contracts/site/language.ts'
import type {
  PageContents,
  PagePlan,
  PageRead,
  ReadProblem,
  SiteRenderer,
} from '@tahanan/contracts/site/site-renderer.ts'
import { IMMUTABLE, sendAsset } from '@tahanan/platform/asset/assets.ts'
import type { RequestState } from '@tahanan/platform/http/router.ts'
import { Moved, Problem } from '@tahanan/platform/problem/problem.ts'
import type { Middleware, ParameterizedContext } from 'koa'
import { LRUCache } from 'lru-cache'
import type { PublicAnswers } from '../answer/public-answers.ts'
import type { PublicReads } from '../router/public-reads.ts'
import { RenderedPage } from './rendered-page.ts'
import type { Site } from './site.ts'

const AWAY: ReadProblem = {
  status: 503,
  code: 'unavailable',
  detail: 'This cannot be shown right now. Try again in a moment.',
}

interface PageRoutesOptions {
  /** Keeps rendered pages; `PublicAnswers`. */
  readonly answers: { readonly pages: Pick<PublicAnswers['pages'], 'get'> }
  readonly reads: PublicReads
  readonly site: Site
  /** Where no gateway stands in front, pages are compressed here. */
  readonly compresses: boolean
}

type PageContext = ParameterizedContext<RequestState>

/** Plans are remembered by their addresses: making one costs as much as sending a page that is kept. */
const PLANS_BYTES = 8 * 1024 * 1024
/** Of a plan: a few reads, each with the address in its query, its key and the page's own. */
const planBytes = (_plan: PagePlan, url: string): number => 2_048 + url.length * 8
const ASSET_CACHE_CONTROL = 'public, max-age=3600'

/** What has routes of its own; an unknown path below is no page. */
const NO_PAGES = /^\/(api(?!\/docs\/?$)|media)(\/|$)/

/**
 * The pages, and the files they are made with. Stands last: what nobody else answers is a page, if only the one that says
 * that there is none.
 */
export function createPageRoutes({ answers, reads, site, compresses }: PageRoutesOptions): Middleware<RequestState> {
  const plans = new LRUCache<string, PagePlan, string>({
    maxSize: PLANS_BYTES,
    sizeCalculation: planBytes,
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
    const plan = plans.memo(decodable(ctx.url), { context: '' })
    ctx.state.route = `page.${plan.name}`
    try {
      const page = await answers.pages.get(plan.address, () => renderPage(ctx, plan))
      const { status, headers, body } = await page.answerTo(ctx.headers)
      ctx.status = status
      ctx.set(headers)
      if (body !== undefined) ctx.body = body
    } catch (error) {
      if (!(error instanceof Moved)) throw error
      redirect(ctx, error)
    }
  }

  async function renderPage({ state }: PageContext, plan: PagePlan): Promise<RenderedPage> {
    const contents = await readPage(reads, site.renderer, plan)
    const { status, revision, failures, staleSeconds } = contents
    if (failures.length > 0) state.failure = failures[0]
    const etag = status === 200 && revision !== undefined ? `"${site.build}-${revision}"` : undefined
    return new RenderedPage(site.renderer.render(contents), { status, etag, compresses, staleSeconds })
  }
}

/** The address with its percent signs as text where they encode nothing (`/%FF`): the site's router decodes it, or warns. */
function decodable(url: string): string {
  try {
    decodeURI(url)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

/** The call's new address is the page's, without `/api` and in its language; the query goes along. */
function redirect(ctx: PageContext, { headers }: Moved): void {
  const location = addressIn(languageOf(ctx.path), (headers['Location'] ?? '/').replace(/^\/api/, ''))
  ctx.status = 301
  ctx.set({ Location: location + ctx.search, 'Cache-Control': 'public, max-age=300' })
  ctx.body = ''
}

interface ReadPage extends PageContents {
  /** Of the page: what became of its first read. */
  readonly status: number
  /** Of the answers together; none where one is missing or out of date. */
  readonly revision: string | undefined
  /** What no Problem explains, for the log. */
  readonly failures: readonly unknown[]
  /** Of the answer that has been out of date for longest; 0: none is. */
  readonly staleSeconds: number
}

/**
 * Makes all calls of a page at once, from within; a second round only for what depends on the first.
 *
 * @throws Moved where its first call leads elsewhere
 */
export async function readPage(
  reads: PublicReads,
  renderer: Pick<SiteRenderer, 'planMore'>,
  plan: PageContents['plan'],
): Promise<ReadPage> {
  const answers = new Map<string, string>()
  const problems = new Map<string, ReadProblem>()
  const failures: unknown[] = []
  const tags: string[] = []
  let staleSeconds = 0
  const [first] = plan.reads

  await Promise.all(plan.reads.map(make))
  const more = renderer.planMore({ plan, answers, problems })
  await Promise.all(more.map(make))

  const failed = first && problems.get(first.address)
  // A page that asks the same again in another way, and is answered, is there.
  const isThere = more.some(({ endpoint, address }) => endpoint === first?.endpoint && answers.has(address))
  const status = isThere ? 200 : (failed?.status ?? (plan.name === 'notFound' ? 404 : 200))
  const revision = problems.size === 0 && staleSeconds === 0 ? tags.toSorted().join('.') : undefined
  return { plan, answers, problems, failures, status, revision, staleSeconds }

  async function make(read: PageRead): Promise<void> {
    try {
      const answer = await reads.read(read.endpoint, read.params, read.query)
      answers.set(read.address, answer.bytes.toString())
      tags.push(answer.etag?.slice(1, -1) ?? '')
      staleSeconds = Math.max(staleSeconds, answer.staleSeconds)
    } catch (error) {
      if (error instanceof Moved && read === first) throw error
      if (!(error instanceof Problem)) failures.push(error)
      problems.set(read.address, error instanceof Problem ? problemOf(error) : AWAY)
    }
  }
}

function problemOf({ status, code, message }: Problem): ReadProblem {
  return { status, code, detail: message }
}
