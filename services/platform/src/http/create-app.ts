import Koa from 'koa'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { addHeaders } from './add-headers.ts'
import { Admission } from './admission.ts'
import { answerNothingHere } from './answer-nothing-here.ts'
import { newRequestState } from './new-request-state.ts'
import { presentProblem } from './present-problem.ts'
import { recordRequest } from './record-request.ts'
import type { RequestState } from './request-state.ts'
import { securityHeaders } from './security-headers.ts'
import { turnAway } from './turn-away.ts'

export interface AppOptions {
  readonly log: Log
  readonly metrics: Metrics
  /** How many proxies stand in front: as many entries of `X-Forwarded-For`, from the right, are believed. */
  readonly trustedProxies?: number
  /** The public address begins with `https:`. */
  readonly https?: boolean
  /** More requests than this at once are turned away with 503. */
  readonly maxRunning?: number
}

export type App = Koa<RequestState>

/** More than the connections that a gateway keeps to one process. */
const MOST_AT_ONCE = 384
/** Keeps four lanes to Postgres busy, and is worked off within milliseconds. */
const READS_UNDER_PRESSURE = 24
const CALM_MS = 1_000

/**
 * A Koa application that answers nothing yet. It gives every request its id and its security headers, turns failures
 * into answers, and records each request once. This is all one middleware, because each further one costs the public
 * reads a promise.
 */
export function createApp(options: AppOptions): App {
  const { log, metrics, trustedProxies = 0, https = false, maxRunning = MOST_AT_ONCE } = options
  const app: App = new Koa<RequestState>({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies })
  const headers = securityHeaders({ https })
  const reads = new Admission({
    most: maxRunning,
    underPressure: Math.min(maxRunning, READS_UNDER_PRESSURE),
    calmMs: CALM_MS,
  })
  // A slow upload is under way for minutes and costs next to nothing: these never stand in the way of reads.
  const changes = new Admission({ most: maxRunning, underPressure: maxRunning, calmMs: 0 })

  app.use(async (ctx, next) => {
    const { req, res } = ctx
    ctx.state = newRequestState(req, ctx.path.startsWith('/api/') ? headers.api : headers.pages)
    res.on('close', () => recordRequest(ctx, log, metrics))
    const admission = req.method === 'GET' || req.method === 'HEAD' ? reads : changes
    if (!admission.enter(ctx.state.startedAtMs)) return turnAway(ctx)
    try {
      await next()
      if (res.statusCode === 404 && ctx.body === undefined) answerNothingHere(ctx)
    } catch (error) {
      presentProblem(ctx, error)
    } finally {
      admission.leave()
      if (!res.headersSent) addHeaders(res, ctx.state.headers)
    }
  })
  // What Koa itself reports here came after the answer began: a stream that broke off.
  app.on('error', (error: unknown, ctx?: { readonly state?: RequestState }) => {
    log.warn({ err: error, request_id: ctx?.state?.requestId }, 'answer broke off')
  })
  return app
}
