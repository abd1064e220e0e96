import type { Middleware, ParameterizedContext } from 'koa'
import type { RequestState } from './request-state.ts'

export type RouteContext = ParameterizedContext<RequestState>

/** Answers a request whose path fits; `params` are the texts in the braces, decoded. */
export type Route = (ctx: RouteContext, params: Readonly<Record<string, string>>) => Promise<void> | void

interface Place {
  readonly children: Map<string, Place>
  /** What lies behind a parameter: any one segment. */
  parameter: Place | undefined
  /** What takes all that is left of a path. */
  rest: Place | undefined
  readonly routes: Map<string, { readonly answer: Route; readonly names: readonly string[] }>
}

/**
 * Paths such as `/listing/{id}/update/` and who answers there: a tree of segments, so that finding one costs the same
 * among ten and among a hundred (@koa/router tries a pattern each and builds a chain per request: a seventh of a ready
 * answer's whole cost). A segment written out wins over a parameter; a slash at the end makes no difference. `{key*}` at
 * the end takes the rest of the path, slashes included.
 */
export class RouteTable {
  readonly #root: Place = createPlace()

  /** @throws when the path is not written in braces, or somebody answers there already */
  add(method: string, path: string, answer: Route): void {
    if (path.includes(':')) throw new Error(`${path}: write parameters in braces: /listing/{id}.`)
    const names: string[] = []
    let place = this.#root
    for (const segment of segmentsOf(path)) {
      const [, name, star] = /^\{(\w+)(\*?)\}$/.exec(segment) ?? []
      if (name === undefined) {
        const child = place.children.get(segment) ?? createPlace()
        place.children.set(segment, child)
        place = child
      } else {
        names.push(name)
        place = star === '*' ? (place.rest ??= createPlace()) : (place.parameter ??= createPlace())
      }
    }
    if (place.routes.has(method)) throw new Error(`${method} ${path} is answered already.`)
    place.routes.set(method, { answer, names })
  }

  /** Passes on what it does not know; where it knows the path, the methods it answers are left in `allowed`. */
  routes(): Middleware<RequestState> {
    return (ctx, next) => {
      const values: string[] = []
      const place = find(this.#root, segmentsOf(ctx.path), 0, values)
      if (place === undefined) return next()
      const { method, state } = ctx
      const route = place.routes.get(method) ?? (method === 'HEAD' ? place.routes.get('GET') : undefined)
      if (route === undefined) {
        state.allowed = [...(state.allowed ?? []), ...place.routes.keys()]
        return next()
      }
      const params: Record<string, string> = {}
      for (const [index, name] of route.names.entries()) params[name] = decode(values[index] ?? '')
      return route.answer(ctx, params)
    }
  }
}

function createPlace(): Place {
  return { children: new Map(), parameter: undefined, rest: undefined, routes: new Map() }
}

/** `/a/b/` and `/a/b` are `a`, `b`. */
function segmentsOf(path: string): string[] {
  return path.slice(1, path.endsWith('/') ? -1 : undefined).split('/')
}

function find(place: Place, segments: readonly string[], at: number, values: string[]): Place | undefined {
  const segment = segments[at]
  if (segment === undefined) return place.routes.size > 0 ? place : undefined
  const child = place.children.get(segment)
  const found = child === undefined ? undefined : find(child, segments, at + 1, values)
  if (found !== undefined || segment === '') return found
  if (place.parameter !== undefined) {
    values.push(segment)
    const behind = find(place.parameter, segments, at + 1, values)
    if (behind !== undefined) return behind
    values.pop()
  }
  if (place.rest !== undefined) values.push(segments.slice(at).join('/'))
  return place.rest
}

function decode(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
