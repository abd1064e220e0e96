import type { PageContents, PagePlan, SiteRenderer } from '@tahanan/contracts/site/site-renderer.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { grantReading } from '@tahanan/platform/postgres/grant-reading.ts'
import { createReadDatabase, type ReadDatabase } from '@tahanan/read-models/schema/read-database.fixture.ts'
import { openPublicAnswers } from '../answer/open-public-answers.ts'
import { createPublicRouter } from '../router/create-public-router.ts'
import { createFeedRouter } from '../feed/feed.routes.ts'
import { createBaseMapRouter } from '../map/map.routes.ts'
import { createSitemapRouter } from '../sitemap/sitemap.routes.ts'
import { createPageRoutes } from './page.routes.ts'

export interface PageServer {
  readonly address: string
  readonly database: ReadDatabase
  /** Pages rendered so far. */
  readonly rendered: PageContents[]
  /** What Prometheus would read. */
  metrics(): Promise<string>
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  close(): Promise<void>
}

export const TEST_ORIGIN = 'https://homes.example'

/** A page for each listing, and one that lists; what it renders is what it was given. */
function renderer(rendered: PageContents[]): SiteRenderer {
  return {
    plan: (url) => planOf(url.split('?')[0] ?? ''),
    planMore: ({ problems }) => ([...problems.values()].some(({ status }) => status === 410) ? [listRead] : []),
    prepare: () => () => '',
    render(contents) {
      rendered.push(contents)
      const { answers, problems } = contents
      return `<html>${JSON.stringify({ answers: [...answers], problems: [...problems] })}</html>`
    },
  }
}

const listRead = { endpoint: 'listing.search', params: {}, query: 'page_size=2', address: '/api/listing/?page_size=2' }

function planOf(path: string): PagePlan {
  const [, slug] = /^\/listing\/([^/]+)\/?$/.exec(path) ?? []
  if (path === '/search') return { name: 'search', address: path, reads: [listRead] }
  if (slug === undefined) return { name: 'notFound', address: path, reads: [] }
  const address = `/api/listing/${slug}/`
  return {
    name: 'listingpage',
    address: path,
    reads: [{ endpoint: 'listing.show', params: { slug }, query: '', address }],
  }
}

/** Pages over HTTP on a read schema of its own, as the role that may only read. */
export async function startPageServer(): Promise<PageServer> {
  const database = await createReadDatabase()
  await grantReading(database.pool, { schema: 'read', role: database.readerRole })
  const log = createLog({ level: 'silent', name: 'test' })
  const answers = await openPublicAnswers({ connectionString: database.readerConnectionString, strictSpec: false })
  const reads = createPublicRouter(answers)
  const metrics = createMetrics()
  const app = createApp({ log, metrics })
  const rendered: PageContents[] = []
  const site = { renderer: renderer(rendered), assets: new Map(), build: 'build-1' }
  app.use(reads.router.routes())
  app.use(createBaseMapRouter().routes())
  app.use(createSitemapRouter(answers.pool, TEST_ORIGIN).routes())
  app.use(createFeedRouter(answers.pool, TEST_ORIGIN).routes())
  app.use(createPageRoutes({ answers, reads, site, compresses: true }))
  const server = await serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 1_000 })
  const address = `http://127.0.0.1:${server.port}`
  return {
    address,
    database,
    rendered,
    metrics: () => metrics.registry.metrics(),
    get: (path, headers = {}) => fetch(`${address}${path}`, { headers, redirect: 'manual' }),
    async close() {
      await server.close()
      await answers.close()
      await database.drop()
    },
  }
}
