import type { IncomingMessage } from 'node:http'
import { requestId } from './request-id.ts'
import type { RequestState } from './request-state.ts'

/** What is known of a request when it comes. */
export function newRequestState({ headers }: Pick<IncomingMessage, 'headers'>): RequestState {
  return {
    requestId: requestId(headers['x-request-id']),
    startedAtMs: performance.now(),
    route: 'none',
    actor: undefined,
    allowed: undefined,
    failure: undefined,
  }
}
