import { openSync } from 'node:fs'
import { createServer } from 'node:http'
import { devNull } from 'node:os'
import { answerReady } from '@tahanan/platform/http/answer-ready.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { listen } from '@tahanan/platform/http/listen.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { logDestination } from '@tahanan/platform/log/log-destination.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { openPublicAnswers } from '@tahanan/public-api/answer/open-public-answers.ts'
import { createPageRoutes } from '@tahanan/public-api/page/page.routes.ts'
import { readPage } from '@tahanan/public-api/page/read-page.ts'
import type { RenderedPage } from '@tahanan/public-api/page/rendered-page.ts'
import { openSite } from '@tahanan/public-api/page/site.ts'
import { createPublicRouter } from '@tahanan/public-api/router/create-public-router.ts'
import { type PagesOrder, pagesOrderSchema } from './pages-order.ts'

const SETTINGS = { origin: 'http://localhost', strictSpec: false, publicLeads: true, pagIbigCeilingPesos: 6_000_000 }
const HOST = '127.0.0.1'

// Lines are made and written like in production; only where they go is a place without a disk.
const destination = logDestination(openSync(devNull, 'w'))
let stop: () => Promise<void> = async () => {}

process.on('message', (message) => {
  void begin(pagesOrderSchema.parse(message))
})

async function begin(order: PagesOrder): Promise<void> {
  await stop()
  const { connectionString, cacheBytes, kind, paths } = order
  const answers = await openPublicAnswers({ connectionString, strictSpec: false, cacheBytes })
  const reads = createPublicRouter(answers)
  const site = await openSite(SETTINGS)
  if (kind === 'ours') {
    const log = createLog({ level: 'info', name: 'bench', destination })
    const metrics = createMetrics()
    const app = createApp({ log, metrics })
    // Without a cache there is no sharing either: each request is a page rendered.
    const pages =
      cacheBytes === 0
        ? { get: (_: string, render: () => Promise<RenderedPage>) => render(), find: () => undefined }
        : answers.pages
    const { routes, findReady } = createPageRoutes({ answers: { pages }, reads, site, compresses: false })
    app.use(routes)
    const first = answerReady({ log, metrics, find: findReady })
    const server = await serve(app, { log, port: 0, host: HOST, first, graceMs: 100 })
    stop = async () => {
      await server.close()
      await answers.close()
    }
    process.send?.({ port: server.port })
    return
  }
  const contents = await Promise.all(paths.map((path) => readPage(reads, site.renderer, site.renderer.plan(path))))
  const texts = contents.map((page) => {
    const html = Buffer.from(site.renderer.render(page))
    return kind === 'file' ? () => html : site.renderer.prepare(page)
  })
  await answers.close()
  const server = createServer((request, response) => {
    const text = texts[Number(request.url?.slice(1))] ?? texts[0]
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(text?.())
  })
  const { port } = await listen(server, { port: 0, host: HOST, setting: 'PORT' })
  stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  process.send?.({ port })
}
