import type { AdminApi } from '@tahanan/admin-api/router/open-admin-api.ts'
import { openPublicAnswers } from '@tahanan/public-api/answer/open-public-answers.ts'
import { createMediaRouter } from '@tahanan/public-api/media/media.routes.ts'
import { createBaseMapRouter } from '@tahanan/public-api/map/map.routes.ts'
import { createPageRoutes } from '@tahanan/public-api/page/page.routes.ts'
import { siteSettingsOf } from '@tahanan/public-api/page/rendered-page.ts'
import { openSite } from '@tahanan/public-api/page/site.ts'
import { createPublicRouter } from '@tahanan/public-api/router/create-public-router.ts'
import { createFeedRouter } from '@tahanan/public-api/feed/feed.routes.ts'
import { createSitemapRouter } from '@tahanan/public-api/sitemap/sitemap.routes.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { requireDiskSpace } from '@tahanan/platform/file/disk-space.ts'
import { answerVersions } from '@tahanan/platform/http/api-version.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { createHealthRouter } from '@tahanan/platform/http/health-router.ts'
import type { HttpServer } from '@tahanan/platform/http/listen.ts'
import { limitClients } from '@tahanan/platform/http/quota.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { serveMetrics } from '@tahanan/platform/metrics/serve-metrics.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { collectClosings } from '@tahanan/platform/process/closings.ts'
import type { Pool } from 'pg'

interface ServerSettings {
  readonly config: Config
  readonly admin: AdminApi
  /** Of the catalogue. */
  readonly pool: Pool
  readonly objects: ObjectStore
  /** The read side's database, as the role that may only read it. */
  readonly readerUrl: string
  readonly log: Log
}

/** Site, public API and admin API at one address. Where a step fails, what came before it is closed again. */
export async function startServer(settings: ServerSettings): Promise<HttpServer> {
  const { config, admin, pool, objects, readerUrl, log } = settings
  const metrics = createMetrics()
  const https = config.PUBLIC_URL?.startsWith('https:') === true
  const mapStyleUrl = config.MAP_STYLE_URL
  const app = createApp({ log, metrics, trustedProxies: config.TRUST_PROXY, https, mapStyleUrl })
  answerVersions(app)
  limitClients(app, { callsPerMinute: config.PUBLIC_CALLS_PER_MINUTE })
  const answers = await openPublicAnswers({
    connectionString: readerUrl,
    strictSpec: config.STRICT_SPEC,
    search: config.MEILI_URL === undefined ? undefined : { url: config.MEILI_URL, key: config.MEILI_KEY },
    onError: (error) => log.error({ err: error }, 'reading'),
  })
  const closings = collectClosings()
  closings.add(() => answers.close())
  try {
    const probes = {
      database: () => pool.query('select'),
      reading: () => answers.pool.query('select'),
      disk: () => requireDiskSpace(config.DATA_DIR),
    }
    app.use(createMediaRouter(objects).routes())
    const reads = createPublicRouter(answers)
    app.use(reads.router.routes())
    admin.mount(app)
    app.use(createHealthRouter({ probes, log }).routes())
    const pageSettings = siteSettingsOf(config)
    app.use(createBaseMapRouter().routes())
    app.use(createSitemapRouter(answers.pool, pageSettings.origin).routes())
    app.use(createFeedRouter(answers.pool, pageSettings.origin).routes())
    const site = await openSite(pageSettings)
    app.use(createPageRoutes({ answers, reads, site, compresses: config.TRUST_PROXY === 0 }))
    const { METRICS_PORT: port, METRICS_HOST: host } = config
    if (port !== undefined) {
      const internal = await serveMetrics({ metrics, log, port, host, probes })
      closings.add(() => internal.close())
    }
    const server = await serve(app, { log, port: config.PORT })
    closings.add(() => server.close())
    closings.add(() => admin.endStreams())
    return { port: server.port, close: closings.closeAll }
  } catch (error) {
    await closings.closeAll()
    throw error
  }
}
