import type { IncomingHttpHeaders } from 'node:http'
import type { Actor } from '@tahanan/contracts/session/role.ts'
import type { ParameterizedContext } from 'koa'
import type { AnyCall } from './endpoint-call.ts'
import { expectedVersion } from './expected-version.ts'
import { idempotencyKey } from './idempotency-key.ts'
import type { RequestState } from './request-state.ts'

/** A call made of a request. What few handlers look at is worked out when they do. */
export class RequestCall implements AnyCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  #context: AnyCall['context'] | undefined
  readonly #ctx: ParameterizedContext<RequestState>

  constructor(ctx: ParameterizedContext<RequestState>, params: unknown, query: unknown, body: unknown) {
    this.#ctx = ctx
    this.params = params
    this.query = query
    this.body = body
  }

  get actor(): Actor | undefined {
    return this.#ctx.state.actor
  }

  get context(): AnyCall['context'] {
    this.#context ??= {
      actor: this.actor,
      now: new Date(),
      correlationId: this.#ctx.state.requestId,
      idempotencyKey: idempotencyKey(this.headers['idempotency-key']),
    }
    return this.#context
  }

  get headers(): IncomingHttpHeaders {
    return this.#ctx.req.headers
  }

  get expectedVersion(): number | undefined {
    return expectedVersion(this.headers['if-match'])
  }

  get clientAddress(): string {
    return this.#ctx.ip
  }
}
