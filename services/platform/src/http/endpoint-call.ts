import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { Actor } from '@tahanan/contracts/session/role.ts'
import type { z } from 'zod'
import { InvalidInput } from '../problem/problem.ts'
import { clientAddress } from './client-address.ts'
import type { RouteContext } from './router.ts'

interface Call<Params, Query, Body, Caller> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Undefined for public calls, where no token is looked at. */
  readonly actor: Caller
  /** Fits a command's context: who, when, the id that goes with the event, and the caller's key of the request. */
  readonly context: {
    readonly actor: Caller
    readonly now: Date
    readonly correlationId: string
    readonly idempotencyKey: string | undefined
  }
  readonly headers: IncomingHttpHeaders
  /** From `If-Match`: the version that the caller has seen. */
  readonly expectedVersion: number | undefined
  /** Address of the caller, as far as `TRUST_PROXY` allows to know it. */
  readonly clientAddress: string
}

/** What a handler is given: input as the endpoint's schemas put it out, and who asks. */
export type EndpointCall<E extends Endpoint> = Call<
  z.output<E['params']>,
  z.output<E['query']>,
  z.output<E['body']>,
  E['access'] extends 'public' ? undefined : Actor
>

/** A call of an endpoint that nothing is known of. */
export type AnyCall = Call<unknown, unknown, unknown, Actor | undefined>

/** A call made of a request. What few handlers need is worked out when they do. */
export class RequestCall implements AnyCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  #context: AnyCall['context'] | undefined
  readonly #ctx: RouteContext

  constructor(ctx: RouteContext, params: unknown, query: unknown, body: unknown) {
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
    return clientAddress(this.#ctx.ip)
  }
}

/** The version of `If-Match: "7"` (`W/"7"` and `7` too); undefined where it is absent or `*`. */
function expectedVersion(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1]
  if (digits === undefined) throw new InvalidInput({ version: ['Send If-Match with one version, such as "7".'] })
  return Number(digits)
}

const MAX_KEY_LENGTH = 200

/** The header `Idempotency-Key`, any text that a client makes up for one request. */
function idempotencyKey(header: string | string[] | undefined): string | undefined {
  const key = [header].flat().join(',')
  if (key.length <= MAX_KEY_LENGTH) return key || undefined
  throw new InvalidInput({ 'idempotency-key': [`Use at most ${MAX_KEY_LENGTH} characters.`] })
}
