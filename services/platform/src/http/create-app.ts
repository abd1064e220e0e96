import { randomUUID } from 'node:crypto'
import Koa, { type ParameterizedContext } from 'koa'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { MethodNotAllowed } from '../problem/method-not-allowed.ts'
import { Problem } from '../problem/problem.ts'
import { Admission } from './admission.ts'
import { presentProblem } from './present-problem.ts'
import type { RequestState } from './request-state.ts'
import type { RouteContext } from './router.ts'
import { securityHeaders } from './security-headers.ts'

export interface AppOptions {
  readonly log: Log
  readonly metrics: Metrics
  /** How many proxies stand in front: as many entries of `X-Forwarded-For`, from the right, are believed. */
  readonly trustedProxies?: number
  /** The public address begins with `https:`. */
  readonly https?: boolean
  /** More reads than this at once are turned away with 503. */
  readonly maxRunning?: number
}

export type App = Koa<RequestState>

type AppContext = ParameterizedContext<RequestState>

/** More than the connections that a gateway keeps to one process. */
const MOST_AT_ONCE = 384
/** Keeps every connection to Postgres busy, and is worked off within milliseconds. */
const READS_UNDER_PRESSURE = 24
const CALM_MS = 1_000
const GOOD_REQUEST_ID = /^[\w.-]{8,64}$/

/**
 * A Koa application that answers nothing yet. It gives every request its id and its security headers, turns failures
 * into answers, and records each request once.
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

  app.use(async (ctx, next) => {
    const { req, res } = ctx
    const requestId = idOf(ctx.get('x-request-id'))
    ctx.state = { requestId, startedAtMs: performance.now(), route: 'none', actor: undefined, failure: undefined }
    ctx.set(ctx.path.startsWith('/api/') ? headers.api : headers.pages)
    ctx.set('X-Request-Id', requestId)
    res.on('close', () => record(ctx, log, metrics))
    let leave: (() => void) | undefined
    try {
      // Changes are counted when their bodies have arrived, by the endpoint.
      if (req.method === 'GET' || req.method === 'HEAD') leave = reads.enterOrRefuse(ctx.state.startedAtMs)
      await next()
      if (ctx.status === 404 && ctx.body === undefined) answerNothingHere(ctx)
    } catch (error) {
      presentProblem(ctx, error)
    } finally {
      leave?.()
    }
  })
  // What Koa itself reports here came after the answer began: a stream that broke off.
  app.on('error', (error: unknown, ctx?: { readonly state?: RequestState }) => {
    log.warn({ err: error, request_id: ctx?.state?.requestId }, 'answer broke off')
  })
  return app
}

/** The caller's id where it is a plain word of 8 to 64 characters, else a new one. */
function idOf(sent: string): string {
  return GOOD_REQUEST_ID.test(sent) ? sent : randomUUID()
}

/** No route answered: 404, or 405 where the path is known under other methods. OPTIONS names those. */
function answerNothingHere(ctx: AppContext & Pick<RouteContext, 'matched'>): void {
  const known = ctx.matched?.flatMap(({ methods }) => methods) ?? []
  if (known.length === 0) throw new Problem(404, 'not_found', 'There is nothing at this address.')
  const methods = [...new Set([...known, 'OPTIONS'])]
  if (ctx.method !== 'OPTIONS') throw new MethodNotAllowed(ctx.method, methods)
  ctx.status = 204
  ctx.set('Allow', methods.join(', '))
}

/** One observation and one line of a request that is over; an unexpected failure has a line of its own before. */
function record({ method, path, res, state }: AppContext, log: Log, metrics: Metrics): void {
  const durationMs = performance.now() - state.startedAtMs
  metrics.observeRequest(state.route, res.statusCode, durationMs)
  if (state.failure !== undefined) {
    log.error({ err: state.failure, request_id: state.requestId, route: state.route }, 'request failed')
  }
  log.request({
    requestId: state.requestId,
    method,
    path,
    route: state.route,
    status: res.statusCode,
    durationMs: Math.round(durationMs * 100) / 100,
    account: state.actor?.accountId,
    aborted: !res.writableFinished,
  })
}
