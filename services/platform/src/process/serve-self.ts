import type { Config } from '../config/config-schema.ts'
import { createApp } from '../http/create-app.ts'
import { createHealthRouter } from '../http/health-router.ts'
import type { HttpServer } from '../http/http-server.ts'
import { createRouter } from '../http/router.ts'
import { serve } from '../http/serve.ts'
import { type Log, createLog } from '../log/create-log.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import type { RunningProcess } from './running-process.ts'

interface SelfSettings {
  readonly config: Pick<Config, 'METRICS_PORT'>
  readonly log: Log
  readonly metrics: Metrics
  readonly running: Promise<RunningProcess>
}

/**
 * `/healthz`, `/readyz` and `/metrics` of a process, on the internal port. Ready is who has started and whose probes
 * all answer. Who asks every few seconds is logged only when the answer is bad.
 */
export function serveSelf({ config, log, metrics, running }: SelfSettings): Promise<HttpServer> {
  const quiet = createLog({ level: 'warn', name: 'self' })
  const app = createApp({ log: quiet, metrics })
  const figures = createRouter()
  figures.get('/metrics', async (ctx) => {
    ctx.state.route = 'metrics'
    ctx.set('Content-Type', metrics.registry.contentType)
    ctx.body = await metrics.registry.metrics()
  })
  let started: RunningProcess | undefined
  running.then(
    (value) => {
      started = value
    },
    () => {},
  )
  async function probe(): Promise<void> {
    if (started === undefined) throw new Error('It has not started yet.')
    const asked = Object.entries(started.probes).map(async ([name, ask]) => {
      await ask().catch((cause: unknown) => {
        throw new Error(`${name} is away`, { cause })
      })
    })
    await Promise.all(asked)
  }
  app.use(createHealthRouter({ log, probes: { engines: probe } }).routes())
  app.use(figures.routes())
  return serve(app, { log, port: config.METRICS_PORT ?? 0 })
}
