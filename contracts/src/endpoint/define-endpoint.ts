import type { z } from 'zod'
import type { Access } from './access.ts'

/** How a body travels: JSON, or a form (`multipart/form-data`, JSON accepted as well where there is no file). */
export type BodyKind = 'json' | 'form' | 'files'

/**
 * One row of the endpoint table: everything a route, a client and the OpenAPI document need to know of a call.
 * Paths are written as the specification writes them (§7), below `/api`; both slash forms are served (decision 8).
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Dotted name, `<noun>.<verb>`: `listing.update`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly bodyKind: BodyKind
  readonly answer: Answer
  readonly status: 200 | 201 | 202 | 204
}

/** Keeps the exact schema types of an endpoint, so that handlers and hooks infer from them. */
export function defineEndpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(endpoint: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return endpoint
}
