import { z } from 'zod'
import type { ApiScope } from '../api-key/api-key.ts'

/** How a body travels: JSON, or a form (`multipart/form-data`, JSON accepted as well where there is no file). */
export type BodyKind = 'json' | 'form' | 'files'

/**
 * One row of the endpoint table: everything a route, a client and the OpenAPI document need to know of a call.
 * Paths are written as the specification writes them (§7), below `/api`, parameters in braces:
 * `/admin/listing/{id}/update/`. Both slash forms are served (decision 8).
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Level extends Access = Access,
> {
  /** Dotted name, `<noun>.<verb>`: `listing.update`. Metrics and logs know the call by it. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Level
  readonly summary: string
  /** An object of the path's parameters; what it refuses cannot exist, so the answer is 404. `noInput` for none. */
  readonly params: Params
  /** An object: its keys are the only ones a query may hold. Values arrive as text. `noInput` for none. */
  readonly query: Query
  /** `noInput` for none, always so for GET and DELETE. */
  readonly body: Body
  readonly bodyKind: BodyKind
  /** What is sent, after parsing: a key the schema does not name stays inside. `noAnswer` with 204. */
  readonly answer: Answer
  readonly status: 200 | 201 | 202 | 204
  /** Opens a read to the keys of partners that have the scope. Without it every key is turned away. */
  readonly partner?: {
    readonly scope: ApiScope
    /** What a key is given of the answer: its own list of fields, none of them private. */
    readonly answer: z.ZodType
    /** What a key may ask for, where that is less than the query: what it puts out fits the query's type. */
    readonly query?: z.ZodType
  }
  /** What it answers besides what every call of its kind may, for the OpenAPI document. */
  readonly refusals?: readonly (301 | 401 | 403 | 404 | 409 | 410 | 422 | 429)[]
}

/** What an endpoint says of itself: what is left out takes nothing, is sent as JSON and answers nothing. */
type EndpointDraft<E extends Endpoint> = Omit<E, Defaulted> & Partial<Pick<E, Defaulted>>

type Defaulted = 'params' | 'query' | 'body' | 'bodyKind' | 'answer' | 'status'

/**
 * An endpoint with the exact types of its schemas, so that handlers and hooks infer from them. Without params, query or
 * body it takes none, and a body is JSON; without an answer it ends with 204, with one with 200.
 */
export function defineEndpoint<
  Level extends Access,
  Params extends z.ZodType = typeof noInput,
  Query extends z.ZodType = typeof noInput,
  Body extends z.ZodType = typeof noInput,
  Answer extends z.ZodType = typeof noAnswer,
>(draft: EndpointDraft<Endpoint<Params, Query, Body, Answer, Level>>): Endpoint<Params, Query, Body, Answer, Level>
export function defineEndpoint(draft: EndpointDraft<Endpoint>): Endpoint {
  const { answer = noAnswer } = draft
  const status = answer === noAnswer ? 204 : 200
  return { params: noInput, query: noInput, body: noInput, bodyKind: 'json', status, ...draft, answer }
}

/**
 * A call with a GET: `get('viewer', 'listing.get', '/admin/listing/{id}', { … })`. The others below say theirs in the
 * same order.
 */
export const get = byMethod('GET')
export const post = byMethod('POST')
export const patch = byMethod('PATCH')
export const del = byMethod('DELETE')

function byMethod(method: Endpoint['method']) {
  return <
    const Level extends Access,
    Params extends z.ZodType = typeof noInput,
    Query extends z.ZodType = typeof noInput,
    Body extends z.ZodType = typeof noInput,
    Answer extends z.ZodType = typeof noAnswer,
  >(
    access: Level,
    id: string,
    path: `/${string}`,
    draft: Omit<EndpointDraft<Endpoint<Params, Query, Body, Answer, Level>>, 'access' | 'id' | 'path' | 'method'>,
  ): Endpoint<Params, Query, Body, Answer, Level> => defineEndpoint({ ...draft, access, id, path, method })
}

/**
 * Who may call an endpoint. `public` needs no token; the others need a signed-in account of at least that role:
 * admin may everything an editor may, an editor everything a viewer may (decision 120).
 */
export const ACCESS_LEVELS = ['public', 'viewer', 'editor', 'admin'] as const

export type Access = (typeof ACCESS_LEVELS)[number]

/** The answer of a call that sends a file instead of JSON. */
export const bytesAnswer = z.never()

/** The answer of a call that ends with 204. */
export const noAnswer = z.void()

/** The params, query or body of a call that takes none. */
export const noInput = z.strictObject({})

/** Fields to set by an update: one that is absent or undefined stays as it is (decision 64). */
export type Changes<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined }

/** What a call is given, as it travels: the schemas' input, texts and all. */
export interface EndpointInput<E extends Endpoint> {
  readonly params?: z.input<E['params']>
  readonly query?: z.input<E['query']>
}

/** Whether `role` is enough for `access`. Nobody needs a role for what is public. */
export function isAllowed(role: Access, access: Access): boolean {
  return ACCESS_LEVELS.indexOf(role) >= ACCESS_LEVELS.indexOf(access)
}
