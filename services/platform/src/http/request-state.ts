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
