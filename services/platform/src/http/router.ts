import Router, { type RouterContext } from '@koa/router'
import type { RequestState } from './request-state.ts'

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

/** A path of a contract, `/listing/{slug}/`, as the router writes it: `/listing/:slug`. */
export function routePath(contractPath: string): string {
  return contractPath.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')
}
