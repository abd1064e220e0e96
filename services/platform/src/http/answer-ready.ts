import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppOptions } from './create-app.ts'
import type { ReadyResponse } from './ready-response.ts'
import { recordRequest } from './record-request.ts'
import { newRequestState } from './new-request-state.ts'
import { securityHeaders } from './security-headers.ts'
import { sendAtOnce } from './send-at-once.ts'

/** Answers a request, or leaves it to the application. */
export type FirstAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

export interface AnswerReadyOptions extends Pick<AppOptions, 'log' | 'metrics' | 'https'> {
  /** What is ready for a request; undefined leaves it to the application. */
  readonly find: (request: IncomingMessage) => ReadyResponse | undefined
}

/**
 * Sends pages that are ready before the application begins: what it does for each request costs as much as sending the
 * page. Id, security headers, figures and the log line are the same.
 */
export function answerReady({ log, metrics, https = false, find }: AnswerReadyOptions): FirstAnswer {
  const common = securityHeaders({ https }).pages
  return (request, response) => {
    const ready = find(request)
    if (ready === undefined) return false
    const state = newRequestState(request, common)
    state.route = ready.route
    const { method = 'GET', url = '/' } = request
    response.on('close', () => recordRequest({ res: response, method, path: pathOf(url), state }, log, metrics))
    sendAtOnce({ req: request, res: response, state }, ready.status, ready.headers, ready.body)
    return true
  }
}

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}
