import type { ParameterizedContext } from 'koa'
import type { Log } from '../log/create-log.ts'
import { maskText } from '../log/mask-text.ts'
import { REQUEST_MESSAGE } from '../log/request-message.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import type { RequestState } from './request-state.ts'

/**
 * One line and one observation of a request that is over. The line holds the path without the query, which may hold
 * what people searched for; a 5xx is an error and brings its cause.
 */
export function recordRequest(ctx: ParameterizedContext<RequestState>, log: Log, metrics: Metrics): void {
  const { req, res, state } = ctx
  const durationMs = performance.now() - state.startedAtMs
  metrics.observeRequest(state.route, res.statusCode, durationMs)
  const line = {
    request_id: state.requestId,
    method: req.method,
    path: maskText(ctx.path),
    route: state.route,
    status: res.statusCode,
    durationMs: Math.round(durationMs * 100) / 100,
    account: state.actor?.accountId,
    // The receiver went away before the end.
    aborted: res.writableFinished ? undefined : true,
  }
  if (state.failure === undefined) log.info(line, REQUEST_MESSAGE)
  else log.error({ ...line, err: state.failure }, 'request failed')
}
