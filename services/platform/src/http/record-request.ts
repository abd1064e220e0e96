import type { ServerResponse } from 'node:http'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import type { RequestState } from './request-state.ts'

/** A request that was answered; Koa's context is one. */
interface Answered {
  readonly method: string
  readonly path: string
  readonly res: ServerResponse
  readonly state: RequestState
}

/** One observation and one line of a request that is over; an unexpected failure has a line of its own before. */
export function recordRequest({ method, path, res, state }: Answered, log: Log, metrics: Metrics): void {
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
