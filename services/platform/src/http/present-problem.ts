import Koa from 'koa'
import type { ParameterizedContext } from 'koa'
import { isPostgresAway } from '../postgres/is-postgres-away.ts'
import { InvalidInput } from '../problem/invalid-input.ts'
import { Problem } from '../problem/problem.ts'
import { Unavailable } from '../problem/unavailable.ts'
import type { RequestState } from './request-state.ts'

const RETRY_AFTER_SECONDS = 5

/**
 * Answers a failure: `{field: [messages]}` for 400, `{detail, code, request_id}` and what the problem adds otherwise.
 * While the database is away everything that needs it is 503. What is no `Problem` is an opaque 500. Both are kept for
 * the log (decision 127).
 */
export function presentProblem(ctx: ParameterizedContext<RequestState>, error: unknown): void {
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
