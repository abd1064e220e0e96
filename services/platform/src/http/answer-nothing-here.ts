import type { ParameterizedContext } from 'koa'
import { MethodNotAllowed } from '../problem/method-not-allowed.ts'
import { Problem } from '../problem/problem.ts'
import type { RequestState } from './request-state.ts'

/** No route answered: 404, or 405 where the path is known under other methods. OPTIONS names those. */
export function answerNothingHere(ctx: ParameterizedContext<RequestState>): void {
  const { allowed } = ctx.state
  if (allowed === undefined) throw new Problem(404, 'not_found', 'There is nothing at this address.')
  const methods = [...new Set([...(allowed.includes('GET') ? ['HEAD'] : []), ...allowed, 'OPTIONS'])]
  if (ctx.method !== 'OPTIONS') throw new MethodNotAllowed(ctx.method, methods)
  ctx.status = 204
  ctx.set('Allow', methods.join(', '))
}
