import { createApp } from '@tahanan/platform/http/create-app.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openPublicAnswers } from '@tahanan/public-api/answer/open-public-answers.ts'
import { createPublicRouter } from '@tahanan/public-api/router/create-public-router.ts'
import Koa from 'koa'

/*
 * A server to be measured, in a process of its own: `api` is the public API without its answer cache, over Meilisearch
 * where one is named, `baseline` a bare Koa that reads one row of the listing view by its slug and sends it. Where the
 * third word is `apart`, not even those who ask for the same at once share a read. Prints its port.
 */
const [kind = '', connectionString = '', shares = '', url, key] = process.argv.slice(2)

if (kind === 'baseline') {
  const pool = openPool({ connectionString, max: 8, applicationName: 'baseline', searchPath: 'read' })
  const app = new Koa()
  app.use(async (context) => {
    const { rows } = await pool.query<{ detail: string }>({
      name: 'detail',
      text: 'select detail from listing_view where slug = $1',
      values: [context.path.slice(1)],
    })
    context.type = 'application/json'
    context.body = rows[0]?.detail
  })
  const server = app.listen(0, '127.0.0.1', () => {
    const address = server.address()
    console.log(typeof address === 'object' && address !== null ? address.port : '')
  })
} else {
  const answers = await openPublicAnswers({
    connectionString,
    strictSpec: false,
    cacheBytes: 0,
    search: url === undefined ? undefined : { url, key },
  })
  if (shares === 'apart') answers.cache.get = (_key, read) => read()
  const log = createLog({ level: 'silent', name: 'bench' })
  const app = createApp({ log, metrics: createMetrics() })
  app.use(createPublicRouter(answers).router.routes())
  const server = await serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 1_000 })
  console.log(server.port)
}
