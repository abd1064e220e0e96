import { createAdminRouter } from '@tahanan/admin-api/router/create-admin-router.ts'
import type { Sessions } from '@tahanan/catalog/session/sessions.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import type { HttpServer } from '@tahanan/platform/http/http-server.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { serveMetrics } from '@tahanan/platform/metrics/serve-metrics.ts'

export interface ServerSettings {
  readonly config: Config
  readonly sessions: Sessions
  readonly log: Log
}

/** Site, public API and admin API at one address. */
export async function startServer({ config, sessions, log }: ServerSettings): Promise<HttpServer> {
  const metrics = createMetrics()
  const app = createApp({
    log,
    metrics,
    trustedProxies: config.TRUST_PROXY,
    https: config.PUBLIC_URL?.startsWith('https:') === true,
  })
  app.use(createAdminRouter(sessions, { defaultBrokerId: config.DEFAULT_BROKER_ID }).router.routes())
  const server = await serve(app, { log, port: config.PORT })
  if (config.METRICS_PORT === undefined) return server
  const figures = await serveMetrics(metrics, config.METRICS_PORT)
  return {
    port: server.port,
    async close() {
      await server.close()
      await figures.close()
    },
  }
}
