import { accountSettingsOf } from '@tahanan/admin-api/account/account-settings-of.ts'
import { dashboardSettingsOf } from '@tahanan/admin-api/dashboard/dashboard-settings-of.ts'
import { createDashboardRouter } from '@tahanan/admin-api/dashboard/dashboard.routes.ts'
import { createAdminRouter } from '@tahanan/admin-api/router/create-admin-router.ts'
import { LiveHub } from '@tahanan/admin-api/live/live-hub.ts'
import type { SystemDependencies } from '@tahanan/admin-api/system/system-dependencies.ts'
import type { Uploads } from '@tahanan/admin-api/upload/uploads.ts'
import type { AlertSettings } from '@tahanan/catalog/alert/alert.ts'
import { ViewCounter } from '@tahanan/catalog/interest/view-counter.ts'
import type { LeadSettings } from '@tahanan/catalog/lead/lead.ts'
import { authenticate, type Sessions } from '@tahanan/catalog/session/sessions.ts'
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

export interface ServerSettings {
  readonly config: Config
  readonly sessions: Sessions
  readonly leads: LeadSettings
  readonly alerts: AlertSettings
  readonly uploads: Uploads
  /** The read side's database, as the role that may only read it. */
  readonly readerUrl: string
  /** The catalog's database, as the role that may write it. */
  readonly databaseUrl: string
  readonly system: SystemDependencies
  readonly log: Log
}

/** Site, public API and admin API at one address. */
export async function startServer({
  config,
  sessions,
  leads,
  alerts,
  uploads,
  readerUrl,
  databaseUrl,
  system,
  log,
}: ServerSettings): Promise<HttpServer> {
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
  const probes = {
    database: () => sessions.pool.query('select'),
    reading: () => answers.pool.query('select'),
    disk: () => requireDiskSpace(config.DATA_DIR),
  }
  app.use(createMediaRouter(uploads.objects).routes())
  const reads = createPublicRouter(answers)
  app.use(reads.router.routes())
  const live = new LiveHub({
    connectionString: databaseUrl,
    authenticate: (token) => authenticate(sessions, token, new Date()),
    onError: (error) => log.error({ err: error }, 'live'),
  })
  const views = new ViewCounter({
    pool: sessions.pool,
    onError: (error) => log.error({ err: error }, 'counting views'),
  })
  const settings = {
    live,
    views,
    defaultBrokerId: config.DEFAULT_BROKER_ID,
    salespersonsMax: config.SALESPERSONS_PER_BROKER,
    leads,
    alerts,
    uploads,
    system,
    accounts: accountSettingsOf(config),
    webhooks: { toPrivate: config.WEBHOOKS_TO_PRIVATE },
  }
  app.use(createAdminRouter(sessions, settings).router.routes())
  app.use((await createDashboardRouter(dashboardSettingsOf(config))).routes())
  app.use(createHealthRouter({ probes, log }).routes())
  const pageSettings = siteSettingsOf(config)
  app.use(createBaseMapRouter().routes())
  app.use(createSitemapRouter(answers.pool, pageSettings.origin).routes())
  app.use(createFeedRouter(answers.pool, pageSettings.origin).routes())
  const site = await openSite(pageSettings)
  app.use(createPageRoutes({ answers, reads, site, compresses: config.TRUST_PROXY === 0 }))
  const server = await serve(app, { log, port: config.PORT })
  const { METRICS_PORT: port, METRICS_HOST: host } = config
  const internal = port === undefined ? undefined : await serveMetrics({ metrics, log, port, host, probes })
  return {
    port: server.port,
    async close() {
      await live.close()
      await server.close()
      await views.close()
      await internal?.close()
      await answers.close()
    },
  }
}
