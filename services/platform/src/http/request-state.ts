import type { Actor } from '@tahanan/contracts/session/role.ts'

/** What is known of a request beside what Koa knows: `ctx.state`. */
export interface RequestState {
  /** From `x-request-id`, or new. Answers carry it, and so do the events of the command behind it. */
  readonly requestId: string
  readonly startedAtMs: number
  /** What every answer carries, names and values in turn: its id, and how browsers have to treat it. */
  readonly headers: readonly string[]
  /** Id of the endpoint that answers; `none` where no path matched. */
  route: string
  actor: Actor | undefined
  /** Methods that are answered at this path, where this one is not. */
  allowed: readonly string[] | undefined
  /** The unexpected error behind an opaque 500. */
  failure: unknown
}
