import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestState } from './request-state.ts'

/** A request that is being answered; Koa's context is one. */
interface Answering {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly state: RequestState
}

/**
 * Sends a whole answer: its head is written from a list of names and values in turn, together with those that every
 * answer has. Headers that are set one by one are looked up, checked and kept for whoever might change them, which costs
 * a ready answer as much as all the rest. A `content-length` must be among them where there is a body.
 */
export function sendAtOnce(
  { req, res, state }: Answering,
  status: number,
  headers: readonly string[],
  body?: Buffer | string,
): void {
  res.writeHead(status, state.headers.concat(headers))
  res.end(req.method === 'HEAD' ? undefined : body)
}
