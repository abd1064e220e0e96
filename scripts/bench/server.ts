import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openPublicAnswers } from '@tahanan/public-api/answer/open-public-answers.ts'
import { createPageRoutes, readPage } from '@tahanan/public-api/page/page.routes.ts'
import { siteSettingsOf } from '@tahanan/public-api/page/rendered-page.ts'
import { openSite } from '@tahanan/public-api/page/site.ts'
import { createPublicRouter } from '@tahanan/public-api/router/create-public-router.ts'
import Koa from 'koa'

/*
 * A server to be measured, in a process of its own; prints its port. `api` is the public API and the pages without their
 * cache, over Meilisearch where one is named, `kept` the same with it. Where the third word is `apart`, not even those
 * who ask for the same at once share a read. Their twins are a bare Koa each: `row` reads one row of the listing view by
 * its slug and sends it, `fixed` sends a text of that size, `rendering` renders one page's contents anew.
 */
const [kind = '', connectionString = '', shares = '', url, key] = process.argv.slice(2)

if (kind === 'row') {
  const pool = openPool({ connectionString, max: 8, applicationName: 'bench', searchPath: 'read' })
  startTwin('application/json', async (path) => {
    const { rows } = await pool.query<{ detail: string }>({
      name: 'detail',
      text: 'select detail from listing_view where slug = $1',
      values: [path.slice(1)],
    })
    return rows[0]?.detail
  })
} else if (kind === 'fixed') {
  const text = JSON.stringify({ text: 'x'.repeat(3_000) })
  startTwin('application/json', async () => text)
} else {
  const answers = await openPublicAnswers({
    connectionString,
    strictSpec: false,
    ...(kind === 'kept' ? {} : { cacheBytes: 0 }),
    search: url === undefined ? undefined : { url, key },
  })
  if (shares === 'apart') {
    answers.cache.get = (_key, read) => read()
    answers.pages.get = (_key, render) => render()
  }
  const site = await openSite(siteSettingsOf(loadConfig()))
  const reads = createPublicRouter(answers)
  if (kind === 'rendering') {
    const plan = site.renderer.plan('/listing/listing-10/')
    const contents = await readPage(reads, site.renderer, plan)
    startTwin('text/html', async () => site.renderer.render(contents))
  } else {
    const log = createLog({ level: 'silent', name: 'bench' })
    const app = createApp({ log, metrics: createMetrics() })
    app.use(reads.router.routes())
    app.use(createPageRoutes({ answers, reads, site, compresses: false }))
    const server = await serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 1_000 })
    console.log(server.port)
  }
}

function startTwin(type: string, bodyAt: (path: string) => Promise<string | undefined>): void {
  const app = new Koa()
  app.use(async (context) => {
    context.body = await bodyAt(context.path)
    context.type = type
  })
  const server = app.listen(0, '127.0.0.1', () => {
    const address = server.address()
    console.log(typeof address === 'object' && address !== null ? address.port : '')
  })
}
