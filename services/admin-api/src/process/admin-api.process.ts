import { join } from 'node:path'
import { createSessions } from '@tahanan/catalog/session/sessions.ts'
import { requireDiskSpace } from '@tahanan/platform/file/disk-space.ts'
import { answerVersions } from '@tahanan/platform/http/api-version.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { createHealthRouter } from '@tahanan/platform/http/health-router.ts'
import { BEHIND_GATEWAY, serve } from '@tahanan/platform/http/serve.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { runProcess } from '@tahanan/platform/process/run-process.ts'
import { openAdminApi } from '../router/open-admin-api.ts'

const CONNECTIONS = 10

/** What staff do. */
await runProcess({
  name: 'admin-api',
  needs: ['DATABASE_URL', 'TOKEN_SECRET', 'S3_ENDPOINT'],
  async start({ config, log, metrics, onError, stopping }) {
    const { DATABASE_URL: databaseUrl, TOKEN_SECRET: secret, DATA_DIR: dataDir } = config
    const pool = openPool({
      connectionString: databaseUrl,
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
    const probes = { postgres: () => pool.query('select'), disk: () => requireDiskSpace(dataDir) }
    const objects = await openObjectStore(config, join(dataDir, 'media'))
    const readDatabaseUrl = config.READ_DATABASE_URL ?? databaseUrl
    const sessions = createSessions(pool, secret)
    const admin = await openAdminApi({ config, sessions, secret, databaseUrl, readDatabaseUrl, objects, onError })
    admin.mount(app)
    app.use(createHealthRouter({ probes, log, stopping }).routes())
    const server = await serve(app, { log, port: config.PORT, ...BEHIND_GATEWAY })
    return {
      probes,
      async stop() {
        await admin.endStreams()
        await server.close()
        await admin.close()
        await objects.close()
        await pool.end()
      },
    }
  },
})
