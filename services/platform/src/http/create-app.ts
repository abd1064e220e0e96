import Koa from 'koa'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { Unavailable } from '../problem/unavailable.ts'
import { answerNothingHere } from './answer-nothing-here.ts'
import { presentProblem } from './present-problem.ts'
import { recordRequest } from './record-request.ts'
import { requestId } from './request-id.ts'
import type { RequestState } from './request-state.ts'
import { securityHeaders } from './security-headers.ts'

export interface AppOptions {
  readonly log: Log
  readonly metrics: Metrics
  /** How many proxies stand in front: as many entries of `X-Forwarded-For`, from the right, are believed. */
  readonly trustedProxies?: number
  /** The public address begins with `https:`. */
  readonly https?: boolean
  /**
   * More requests than this at once are turned away with 503, so that those under way are answered as soon as ever: each of
   * them waits for the ones before it.
   */
  readonly maxRunning?: number
}

export type App = Koa<RequestState>

/**
 * A Koa application that answers nothing yet. It gives every request its id and its security headers, turns failures
 * into answers, and records each request once. This is all one middleware, because each further one costs the public
 * reads a promise.
 */
export function createApp(options: AppOptions): App {
  const { log, metrics, trustedProxies = 0, https = false, maxRunning = 256 } = options
  const app: App = new Koa<RequestState>({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies })
  const headers = securityHeaders({ https })
  let running = 0

  app.use(async (ctx, next) => {
    const { req, res } = ctx
    const id = requestId(req.headers['x-request-id'])
    ctx.state = newState(id)
    res.on('close', () => recordRequest(ctx, log, metrics))
    res.setHeader('X-Request-Id', id)
    const isCall = ctx.path.startsWith('/api/')
    for (const [name, value] of isCall ? headers.api : headers.pages) res.setHeader(name, value)
    running += 1
    try {
      if (running > maxRunning) throw new Unavailable('Too much is going on. Try again in a moment.', 1)
      await next()
      if (res.statusCode === 404 && ctx.body === undefined) answerNothingHere(ctx)
    } catch (error) {
      presentProblem(ctx, error)
    } finally {
      running -= 1
    }
  })
  // What Koa itself reports here came after the answer began: a stream that broke off.
  app.on('error', (error: unknown, ctx?: { readonly state?: RequestState }) => {
    log.warn({ err: error, request_id: ctx?.state?.requestId }, 'answer broke off')
  })
  return app
}

function newState(id: string): RequestState {
  return {
    requestId: id,
    startedAtMs: performance.now(),
    route: 'none',
    actor: undefined,
    allowed: undefined,
    failure: undefined,
  }
}
