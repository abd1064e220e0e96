import { ViewCounter } from '@tahanan/catalog/interest/view-counter.ts'
import { authenticate, type Sessions } from '@tahanan/catalog/session/sessions.ts'
import { type Config, publicUrl, sendsAlerts, takesPublicLeads } from '@tahanan/platform/config/config-schema.ts'
import type { App } from '@tahanan/platform/http/create-app.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { createDashboardRouter } from '../dashboard/dashboard.routes.ts'
import { LiveHub } from '../live/live-hub.ts'
import { openSystemDependencies } from '../system/system-dependencies.ts'
import { openUploads } from '../upload/uploads.ts'
import { createAdminRouter } from './create-admin-router.ts'

interface AdminApiSettings {
  readonly config: Config
  /** Their pool is of the catalogue's database, as the writing role. */
  readonly sessions: Sessions
  /** What signs tokens. */
  readonly secret: string
  readonly databaseUrl: string
  /** Where the read schema lives. */
  readonly readDatabaseUrl: string
  /** Stays the caller's to close. */
  readonly objects: ObjectStore
  readonly onError: (error: unknown) => void
}

/** The calls of staff and those by which visitors write, and the dashboard, with all they stand on. */
export interface AdminApi {
  mount(app: App): void
  /** Ends the streams of those who follow what is done: a server's end waits for them. */
  endStreams(): Promise<void>
  close(): Promise<void>
}

export async function openAdminApi(given: AdminApiSettings): Promise<AdminApi> {
  const { config, sessions, secret, databaseUrl, readDatabaseUrl, objects, onError } = given
  const { DATA_DIR: dataDir, LISTING_PICTURES_MAX: picturesMax, STRICT_SPEC: strictSpec } = config
  const sendsMail = config.SMTP_URL !== undefined
  const origin = publicUrl(config)
  const dashboard = await createDashboardRouter({
    strictSpec,
    picturesMax,
    pagibigCeilingPesos: config.PAGIBIG_CEILING_PESOS,
    registration: config.REGISTRATION,
    sendsMail,
  })
  const uploads = await openUploads({ dataDir, objects, picturesMax })
  const system = openSystemDependencies({
    config,
    databaseUrl,
    readDatabaseUrl,
    catalog: sessions,
    objects,
    dataDir,
    onError,
  })
  const live = new LiveHub({
    connectionString: databaseUrl,
    authenticate: (token) => authenticate(sessions, token, new Date()),
    onError,
  })
  const views = new ViewCounter({ pool: sessions.pool, onError })
  const { router } = createAdminRouter(sessions, {
    views,
    system,
    live,
    uploads,
    defaultBrokerId: config.DEFAULT_BROKER_ID,
    salespersonsMax: config.SALESPERSONS_PER_BROKER,
    leads: {
      takesPublicLeads: takesPublicLeads(config),
      goesBeyondSpec: !strictSpec,
      publicUrl: origin,
      addressSecret: secret,
      mailsStaff: sendsMail,
    },
    alerts: { sendsAlerts: sendsAlerts(config), secret },
    accounts: { isOpen: config.REGISTRATION === 'approval', sendsMail, origin },
    webhooks: { toPrivate: config.WEBHOOKS_TO_PRIVATE },
  })
  return {
    mount(app) {
      app.use(router.routes())
      app.use(dashboard.routes())
    },
    endStreams: () => live.close(),
    async close() {
      await live.close()
      await views.close()
      await system.close()
      await uploads.close()
    },
  }
}
