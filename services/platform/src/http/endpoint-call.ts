import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { Actor } from '@tahanan/contracts/session/role.ts'
import type { z } from 'zod'

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
