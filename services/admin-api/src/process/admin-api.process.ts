import { join } from 'node:path'
import { ViewCounter } from '@tahanan/catalog/interest/view-counter.ts'
import { authenticate, createSessions } from '@tahanan/catalog/session/sessions.ts'
import { sendsAlerts } from '@tahanan/platform/config/config-schema.ts'
import { requireDiskSpace } from '@tahanan/platform/file/disk-space.ts'
import { answerVersions } from '@tahanan/platform/http/api-version.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { createHealthRouter } from '@tahanan/platform/http/health-router.ts'
import { BEHIND_GATEWAY, serve } from '@tahanan/platform/http/serve.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { runProcess } from '@tahanan/platform/process/run-process.ts'
import { accountSettingsOf } from '../account/account-settings-of.ts'
import { dashboardSettingsOf } from '../dashboard/dashboard-settings-of.ts'
import { createDashboardRouter } from '../dashboard/dashboard.routes.ts'
import { LiveHub } from '../live/live-hub.ts'
import { leadSettingsOf } from '../lead/lead-settings-of.ts'
import { createAdminRouter } from '../router/create-admin-router.ts'
import { openSystemDependencies } from '../system/system-dependencies.ts'
import { openUploads } from '../upload/uploads.ts'

const CONNECTIONS = 10

/** What staff do. */
await runProcess({
  name: 'admin-api',
  needs: ['DATABASE_URL', 'TOKEN_SECRET', 'S3_ENDPOINT'],
  async start({ config, log, metrics, onError, stopping }) {
    const pool = openPool({
      connectionString: config.DATABASE_URL,
      max: CONNECTIONS,
      applicationName: 'admin-api',
      onError,
    })
    const app = createApp({
      log,
      metrics,
      trustedProxies: config.TRUST_PROXY,
      https: config.PUBLIC_URL?.startsWith('https:') === true,
    })
    answerVersions(app)
    // Commands succeed while everything behind the outbox is away (design §4).
    const probes = { postgres: () => pool.query('select'), disk: () => requireDiskSpace(config.DATA_DIR) }
    const sessions = createSessions(pool, config.TOKEN_SECRET)
    const objects = await openObjectStore(config, join(config.DATA_DIR, 'media'))
    const { DATA_DIR: dataDir, LISTING_PICTURES_MAX: picturesMax } = config
    const uploads = await openUploads({ dataDir, objects, picturesMax })
    const system = openSystemDependencies({
      config,
      databaseUrl: config.DATABASE_URL,
      readDatabaseUrl: config.READ_DATABASE_URL ?? config.DATABASE_URL,
      catalog: { pool },
      objects,
      dataDir,
      onError,
    })
    const live = new LiveHub({
      connectionString: config.DATABASE_URL,
      authenticate: (token) => authenticate(sessions, token, new Date()),
      onError,
    })
    const views = new ViewCounter({ pool, onError })
    const settings = {
      views,
      system,
      live,
      defaultBrokerId: config.DEFAULT_BROKER_ID,
      salespersonsMax: config.SALESPERSONS_PER_BROKER,
      leads: leadSettingsOf(config, config.TOKEN_SECRET),
      alerts: { sendsAlerts: sendsAlerts(config), secret: config.TOKEN_SECRET },
      uploads,
      accounts: accountSettingsOf(config),
      webhooks: { toPrivate: config.WEBHOOKS_TO_PRIVATE },
    }
    app.use(createAdminRouter(sessions, settings).router.routes())
    app.use((await createDashboardRouter(dashboardSettingsOf(config))).routes())
    app.use(createHealthRouter({ probes, log, stopping }).routes())
    const server = await serve(app, { log, port: config.PORT, ...BEHIND_GATEWAY })
    return {
      probes,
      async stop() {
        await live.close()
        await server.close()
        await views.close()
        await system.close()
        await uploads.close()
        await objects.close()
        await pool.end()
      },
    }
  },
})
