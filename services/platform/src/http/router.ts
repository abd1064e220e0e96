import Router, { type RouterContext } from '@koa/router'
import type { Actor } from '@tahanan/contracts/session/role.ts'

/** What is known of a request beside what Koa knows: `ctx.state`. */
export interface RequestState {
  /** From `x-request-id`, or new. Answers carry it, and so do the events of the command behind it. */
  readonly requestId: string
  readonly startedAtMs: number
  /** Id of the endpoint that answers; `none` where no path matched. */
  route: string
  actor: Actor | undefined
  /** The unexpected error behind an opaque 500. */
  failure: unknown
}

export type AppRouter = Router<RequestState>

/** What a route is given: Koa's context, with the decoded parameters of the path as `params`. */
export type RouteContext = RouterContext<RequestState>

/**
 * A router of which one route answers a request: the one with the fewest parameters, so that a segment written out wins.
 * A slash at the end makes no difference (decision 8) where a path is written without one; case does.
 */
export function createRouter(): AppRouter {
  return new Router<RequestState>({ sensitive: true, exclusive: 'specificity' })
}

/**
 * The methods of the address that was asked for. A segment written out is an address of its own, whatever a parameter
 * would make of it under other methods: `/listing/fetch_create_data` is no listing.
 */
export function methodsAt({ matched = [] }: Pick<RouteContext, 'matched'>): string[] {
  const fewest = Math.min(...matched.map(({ paramNames }) => paramNames.length))
  return matched.filter(({ paramNames }) => paramNames.length === fewest).flatMap(({ methods }) => methods)
}

/** A path of a contract, `/listing/{slug}/`, as the router writes it: `/listing/:slug`. */
export function routePath(contractPath: string): string {
  return contractPath.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')
}
