import { createApp } from '../http/create-app.ts'
import { createHealthRouter, type HealthOptions } from '../http/health-router.ts'
import type { HttpServer } from '../http/listen.ts'
import { createRouter } from '../http/router.ts'
import { serve } from '../http/serve.ts'
import { createLog } from '../log/create-log.ts'
import type { Metrics } from './create-metrics.ts'

export interface MetricsServerSettings extends Pick<HealthOptions, 'log' | 'probes' | 'stopping'> {
  readonly metrics: Metrics
  /** 0 takes any free port. */
  readonly port: number
  readonly host?: string
}

/**
 * `/metrics`, `/healthz` and `/readyz` on a port of their own, which no gateway passes on: readiness names what fails.
 * Who asks every few seconds is logged only when the answer is bad.
 */
export function serveMetrics({ metrics, port, host, ...health }: MetricsServerSettings): Promise<HttpServer> {
  const app = createApp({ log: createLog({ level: 'warn', name: 'self' }), metrics })
  const router = createRouter()
  router.get('/metrics', async (ctx) => {
    ctx.state.route = 'metrics'
    ctx.set('Content-Type', metrics.registry.contentType)
    ctx.body = await metrics.registry.metrics()
  })
  app.use(createHealthRouter({ ...health, showsProbes: true }).routes())
  app.use(router.routes())
  return serve(app, { log: health.log, port, host, setting: 'METRICS_PORT' })
}
