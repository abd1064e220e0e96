import type { IncomingMessage } from 'node:http'
import { requestId } from './request-id.ts'
import type { RequestState } from './request-state.ts'

/** What is known of a request when it comes, and what every answer to such requests carries, names and values in turn. */
export function newRequestState(
  { headers }: Pick<IncomingMessage, 'headers'>,
  answerHeaders: readonly string[],
): RequestState {
  const id = requestId(headers['x-request-id'])
  return {
    requestId: id,
    startedAtMs: performance.now(),
    headers: answerHeaders.concat('X-Request-Id', id),
    route: 'none',
    actor: undefined,
    allowed: undefined,
    failure: undefined,
  }
}
