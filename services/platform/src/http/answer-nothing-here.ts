import type { ParameterizedContext } from 'koa'
import { MethodNotAllowed } from '../problem/method-not-allowed.ts'
import { Problem } from '../problem/problem.ts'
import type { RequestState } from './request-state.ts'

/** What the routers leave behind on the context: every layer whose path fits, whatever its method. */
interface Matched {
  readonly matched?: readonly { readonly methods: readonly string[] }[]
}

/** No route answered: 404, or 405 where the path is known under other methods. OPTIONS names those. */
export function answerNothingHere(ctx: ParameterizedContext<RequestState> & Matched): void {
  const methods = new Set(ctx.matched?.flatMap((layer) => layer.methods))
  if (methods.size === 0) throw new Problem(404, 'not_found', 'There is nothing at this address.')
  methods.add('OPTIONS')
  if (ctx.method !== 'OPTIONS') throw new MethodNotAllowed(ctx.method, [...methods])
  ctx.status = 204
  ctx.set('Allow', [...methods].join(', '))
}
