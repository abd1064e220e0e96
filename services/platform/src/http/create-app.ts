import { randomUUID } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import Koa, { type ParameterizedContext } from 'koa'
import { diskFullProblem } from '../file/storage-problem.ts'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { isPostgresAway } from '../postgres/sql-state.ts'
import { InvalidInput, MethodNotAllowed, Problem, Unavailable } from '../problem/problem.ts'
import { Admission } from './admission.ts'
import { EVENT_STREAM_TYPE } from './answers.ts'
import { methodsAt, type RequestState, type RouteContext } from './router.ts'

const NOTHING = "'none'"

const SELF = "'self'"

/** The page about the calls is a page. */
const CALLS = /^\/api\/(?!docs\/?$)/

const RETRY_AFTER_SECONDS = 5

export interface AppOptions {
  readonly log: Log
  readonly metrics: Metrics
  /** How many proxies stand in front: as many entries of `X-Forwarded-For`, from the right, are believed. */
  readonly trustedProxies?: number
  /** The public address begins with `https:`. */
  readonly https?: boolean
  /** Pages may fetch the street map at this address, and what is beside it. */
  readonly mapStyleUrl?: string | undefined
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
  const { log, metrics, trustedProxies = 0, https = false, maxRunning = MOST_AT_ONCE, mapStyleUrl } = options
  const app: App = new Koa<RequestState>({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies })
  const headers = securityHeaders({ https, mapStyleUrl })
  const reads = new Admission({
    most: maxRunning,
    underPressure: Math.min(maxRunning, READS_UNDER_PRESSURE),
    calmMs: CALM_MS,
  })

  app.use(async (ctx, next) => {
    const { req, res } = ctx
    const requestId = idOf(ctx.get('x-request-id'))
    ctx.state = { requestId, startedAtMs: performance.now(), route: 'none', actor: undefined, failure: undefined }
    ctx.set(CALLS.test(ctx.path) ? headers.api : headers.pages)
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
  app.on('error', (error: unknown, ctx?: AppContext) => {
    // Who follows events leaves when they like.
    if (ctx !== undefined && isEventStream(ctx)) return
    log.warn({ err: error, request_id: ctx?.state.requestId }, 'answer broke off')
  })
  return app
}

/** The caller's id where it is a plain word of 8 to 64 characters, else a new one. */
function idOf(sent: string): string {
  return GOOD_REQUEST_ID.test(sent) ? sent : randomUUID()
}

/** No route answered: 404, or 405 where the path is known under other methods. OPTIONS names those. */
function answerNothingHere(ctx: AppContext & Pick<RouteContext, 'matched'>): void {
  const known = methodsAt(ctx)
  if (known.length === 0) throw new Problem(404, 'not_found', 'There is nothing at this address.')
  const methods = [...new Set([...known, 'OPTIONS'])]
  if (ctx.method !== 'OPTIONS') throw new MethodNotAllowed(ctx.method, methods)
  ctx.status = 204
  ctx.set('Allow', methods.join(', '))
}

function isEventStream({ res }: Pick<AppContext, 'res'>): boolean {
  return res.getHeader('Content-Type') === EVENT_STREAM_TYPE
}

/** One observation and one line of a request that is over; an unexpected failure has a line of its own before. */
function record({ method, path, res, state }: AppContext, log: Log, metrics: Metrics): void {
  const durationMs = performance.now() - state.startedAtMs
  // How long somebody listened says nothing of how long anybody waits.
  if (!isEventStream({ res })) metrics.observeRequest(state.route, res.statusCode, durationMs)
  if (state.failure !== undefined) {
    log.error({ err: state.failure, request_id: state.requestId, route: state.route }, 'request failed')
  }
  log.info(
    {
      request_id: state.requestId,
      method,
      // Without the query, which may hold what people looked for.
      path,
      route: state.route,
      status: res.statusCode,
      durationMs: Math.round(durationMs * 100) / 100,
      account: state.actor?.accountId,
      // The caller went away before the end.
      aborted: res.writableFinished ? undefined : true,
    },
    'request',
  )
}

/**
 * Answers a failure: `{field: [messages]}` for 400, `{detail, code, request_id}` and what the problem adds otherwise.
 * While the database is away everything that needs it is 503. What is no `Problem` is an opaque 500. Both are kept for
 * the log (decision 127).
 */
function presentProblem(ctx: ParameterizedContext<RequestState>, error: unknown): void {
  const problem = asProblem(error)
  if (problem.status >= 500 && !(error instanceof Unavailable)) ctx.state.failure = error
  if (ctx.headerSent) {
    // Half an answer cannot be taken back: let the receiver see that it is broken.
    ctx.res.destroy()
    return
  }
  for (const name of ['ETag', 'Content-Length', 'Content-Encoding', 'Last-Modified']) ctx.remove(name)
  ctx.status = problem.status
  ctx.set(problem.headers)
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Content-Type', 'application/json; charset=utf-8')
  ctx.body = JSON.stringify(problemBody(problem, ctx.state.requestId))
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const full = diskFullProblem(error)
  if (full !== undefined) return full
  if (isPostgresAway(error)) {
    return new Unavailable('The database cannot be reached. Try again in a moment.', RETRY_AFTER_SECONDS)
  }
  if (error instanceof Koa.HttpError && error.expose && error.status < 500)
    return new Problem(error.status, 'refused', error.message)
  return new Problem(500, 'internal', 'Something went wrong on our side. Try again later.')
}

function problemBody(problem: Problem, requestId: string): unknown {
  if (problem instanceof InvalidInput) return problem.fields
  if (problem.status === 400) return { request: [problem.message] }
  return { ...problem.extra, detail: problem.message, code: problem.code, request_id: requestId }
}

interface SecurityHeaders {
  /** For pages, scripts, pictures: everything comes from this origin, nothing may frame it. */
  readonly pages: Readonly<Record<string, string>>
  /** For the calls below `/api`: JSON that no browser should ever show as a page. */
  readonly api: Readonly<Record<string, string>>
}

/**
 * Helmet's headers, computed once: they are the same for every answer. `https` (the public address is one) adds
 * HSTS and upgrades stray links; without it they would break a server that is reached over plain HTTP.
 */
function securityHeaders({
  https,
  mapStyleUrl,
}: Required<Pick<AppOptions, 'https'>> & Pick<AppOptions, 'mapStyleUrl'>): SecurityHeaders {
  const streets = mapStyleUrl === undefined ? [] : [new URL(mapStyleUrl).origin]
  const common = {
    xFrameOptions: { action: 'deny' as const },
    strictTransportSecurity: https,
    xXssProtection: false,
    xDownloadOptions: false,
    // Over plain HTTP browsers heed neither, and complain of both.
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  }
  const upgrade = { upgradeInsecureRequests: https ? [] : null }
  return {
    pages: headersOf(
      helmet({
        ...common,
        contentSecurityPolicy: {
          useDefaults: false,
          directives: {
            defaultSrc: [SELF],
            // Page data travels as inert JSON and pages are cached, so there are neither inline scripts nor nonces.
            scriptSrc: [SELF],
            scriptSrcAttr: [NOTHING],
            styleSrc: [SELF],
            // Server-rendered charts and carousels carry `style` attributes.
            styleSrcAttr: ["'unsafe-inline'"],
            // `blob:` is a picture chosen in a form, `data:` the blurred placeholder.
            imgSrc: [SELF, 'blob:', 'data:', ...streets],
            fontSrc: [SELF],
            connectSrc: [SELF, ...streets],
            objectSrc: [NOTHING],
            baseUri: [SELF],
            formAction: [SELF],
            frameAncestors: [NOTHING],
            ...upgrade,
          },
        },
      }),
    ),
    api: headersOf(
      helmet({
        ...common,
        contentSecurityPolicy: {
          useDefaults: false,
          directives: { defaultSrc: [NOTHING], frameAncestors: [NOTHING], ...upgrade },
        },
        // These say something about pages only.
        crossOriginOpenerPolicy: false,
        originAgentCluster: false,
        xDnsPrefetchControl: false,
        xFrameOptions: false,
        xPermittedCrossDomainPolicies: false,
      }),
    ),
  }
}

function headersOf(middleware: ReturnType<typeof helmet>): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  middleware(request, response, (error) => {
    if (error !== undefined) throw new Error('Helmet refused its settings.', { cause: error })
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
