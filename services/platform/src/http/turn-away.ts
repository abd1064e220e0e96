import type { ParameterizedContext } from 'koa'
import { Unavailable } from '../problem/unavailable.ts'
import { problemBody } from './problem-body.ts'
import type { RequestState } from './request-state.ts'
import { sendAtOnce } from './send-at-once.ts'

const RETRY_SECONDS = 1
const TOO_MUCH = new Unavailable('Too much is going on. Try again in a moment.', RETRY_SECONDS)
const HEADERS = Object.entries({
  ...TOO_MUCH.headers,
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
}).flat()

/** Answers 503 in as little time as can be: while it does, somebody who was let in waits. */
export function turnAway(ctx: ParameterizedContext<RequestState>): void {
  const body = JSON.stringify(problemBody(TOO_MUCH, ctx.state.requestId))
  sendAtOnce(ctx, TOO_MUCH.status, [...HEADERS, 'Content-Length', String(Buffer.byteLength(body))], body)
}
