import type { IncomingHttpHeaders } from 'node:http'
import { allowedKeys } from '@tahanan/contracts/endpoint/field-messages.ts'
import { type BodyKind, type Endpoint, isAllowed } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { API_KEY_PREFIX } from '@tahanan/contracts/api-key/api-key.ts'
import { UPLOAD_LIMITS } from '@tahanan/contracts/file/upload-limits.ts'
import type { Actor } from '@tahanan/contracts/session/role.ts'
import type { ParameterizedContext } from 'koa'
import type { z } from 'zod'
import { Forbidden, InvalidInput, MethodNotAllowed, Unauthorized } from '../problem/problem.ts'
import {
  EVENT_STREAM_TYPE,
  EventStreamAnswer,
  FileAnswer,
  ReadyAnswer,
  RedirectAnswer,
  StreamedAnswer,
} from './answers.ts'
import { clientAddress, throttledAddress } from './client-address.ts'
import type { EndpointRouter } from './endpoint-router.ts'
import { namesTag } from './names-tag.ts'
import { ParsedQueries, parseInput } from './parse-input.ts'
import { spendQuota } from './quota.ts'
import { receiveBody, type ReceivedBody } from './receive-body.ts'
import { methodsAt, type RequestState, type RouteContext, routePath } from './router.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Calls one command or query and answers with what the contract says, with JSON that is ready, or with a stream. */
type EndpointHandler<E extends Endpoint> = (call: EndpointCall<E>) => Promise<HandlerAnswer<E>> | HandlerAnswer<E>

type HandlerAnswer<E extends Endpoint> =
  | z.input<E['answer']>
  | ReadyAnswer
  | StreamedAnswer
  | EventStreamAnswer
  | FileAnswer
  | RedirectAnswer

interface MountOptions {
  /** Largest body taken; 413 above. */
  readonly maxBodyBytes?: number
  /** Of each file in it; what is larger is cut, and says so. */
  readonly maxFileBytes?: number
}

const MEGABYTE = 1024 * 1024
const MAX_BODY_BYTES: Readonly<Record<BodyKind, number>> = {
  json: MEGABYTE,
  form: MEGABYTE,
  // As many of the largest files as a request may bring, and the form around them.
  files: UPLOAD_LIMITS.files * UPLOAD_LIMITS.fileBytes + MEGABYTE,
}
/** Of people who are not signed in, whose bodies are all held in memory while they arrive. */
const MAX_PUBLIC_BODY_BYTES = 64 * 1024

/** Serves each of these calls by the handler of its name, as `mountEndpoint` does. */
export function mountEndpoints<Calls extends Readonly<Record<string, Endpoint>>>(
  endpoints: EndpointRouter,
  calls: Calls,
  handlers: { readonly [Name in keyof Calls]: EndpointHandler<Calls[Name]> },
  options?: MountOptions,
): void {
  for (const name in calls) mountEndpoint(endpoints, calls[name], handlers[name], options)
}

const BEARER = /^bearer +([\w.~+/-]+=*)$/i
const NO_BODY: ReceivedBody = { value: Object.freeze({}), release: async () => {} }

/**
 * Serves an endpoint: authorises (nobody without a good token, unless it is public), parses parameters (else 404) and
 * query (else 400), receives and parses the body, calls the handler, presents its answer. With and without a slash at the
 * end (decision 8). A change counts as under way once its body has arrived: who sends slowly keeps nobody waiting.
 */
export function mountEndpoint<E extends Endpoint>(
  endpoints: EndpointRouter,
  endpoint: E,
  handler: EndpointHandler<E>,
  options?: MountOptions,
): void
export function mountEndpoint(
  endpoints: EndpointRouter,
  endpoint: Endpoint,
  handler: (call: AnyCall) => unknown,
  options: MountOptions = {},
): void {
  const { router, bodyRate, bodies, changes, uploadFolder: folder } = endpoints
  const { id, access, method, bodyKind: kind, partner } = endpoint
  const { maxFileBytes = UPLOAD_LIMITS.fileBytes } = options
  const usualBytes = access === 'public' && kind !== 'files' ? MAX_PUBLIC_BODY_BYTES : MAX_BODY_BYTES[kind]
  const rules = { kind, maxBytes: options.maxBodyBytes ?? usualBytes, maxFileBytes, folder }
  const queries = new ParsedQueries(endpoint, { areCached: access === 'public' })
  const keyQueries = partner?.query && new ParsedQueries({ id, query: partner.query }, { areCached: false })
  const bodyKeys = allowedKeys(endpoint.body)
  if (kind === 'files' && folder === undefined) throw new Error(`${id}: nothing here takes files.`)

  router.register(`/api${routePath(endpoint.path)}`, [method], async (ctx) => {
    ctx.state.route = id
    const methods = methodsAt(ctx)
    if (!methods.includes(method)) throw new MethodNotAllowed(ctx.method, [...methods, 'OPTIONS'])
    const opened = access === 'public' ? endpoint : await authorise(ctx, endpoint, endpoints)
    const params = parseInput('params', endpoint.params, ctx.params)
    const query = ((opened !== endpoint && keyQueries) || queries).parse(ctx.querystring)
    if (method === 'GET') return presentAnswer(ctx, opened, await handler(callOf(ctx, params, query, {})))
    const received = method === 'DELETE' ? NO_BODY : await receive(ctx)
    try {
      const body = parseInput('body', endpoint.body, received.value, bodyKeys)
      const leave = changes.enterOrRefuse(performance.now())
      try {
        presentAnswer(ctx, opened, await handler(callOf(ctx, params, query, body)))
      } finally {
        leave()
      }
    } finally {
      await received.release()
    }
  })

  async function receive(ctx: RouteContext): Promise<ReceivedBody> {
    const arrived = bodies.enter(throttledAddress(clientAddress(ctx.ip)))
    try {
      return await receiveBody(ctx, rules, bodyRate)
    } finally {
      arrived()
    }
  }
}

/**
 * Lets in who sent this, if that is enough: 401 without a good token or key, 403 with too small a role, or a key whose
 * scopes do not name the call. Answers the endpoint; of a key's another one, with the answer that a key may have.
 */
async function authorise(ctx: RouteContext, endpoint: Endpoint, endpoints: EndpointRouter): Promise<Endpoint> {
  const header = ctx.req.headers.authorization
  if (header === undefined) throw new Unauthorized('Sign in first.')
  const token = BEARER.exec(header)?.[1]
  if (token === undefined)
    throw new Unauthorized('Send the token as Authorization: Bearer.', ', error="invalid_request"')
  if (token.startsWith(API_KEY_PREFIX)) return openWithKey(ctx, token, endpoint, endpoints)
  const actor = await endpoints.authenticate(token)
  if (actor === undefined) throw new Unauthorized('The session has ended. Sign in again.', ', error="invalid_token"')
  ctx.state.actor = actor
  const { access } = endpoint
  if (!isAllowed(actor.role, access)) throw new Forbidden(`This takes the role ${access}; yours is ${actor.role}.`)
  return endpoint
}

async function openWithKey(
  ctx: RouteContext,
  key: string,
  endpoint: Endpoint,
  { openKey }: EndpointRouter,
): Promise<Endpoint> {
  const opened = await openKey(key)
  if (opened === undefined)
    throw new Unauthorized(
      'The key is unknown, has expired or was ended, or its account is disabled.',
      ', error="invalid_token"',
    )
  ctx.state.actor = opened.actor
  spendQuota(ctx, 'key', opened.quota)
  const { partner } = endpoint
  if (partner === undefined) throw new Forbidden('No key opens this.')
  if (!opened.scopes.includes(partner.scope))
    throw new Forbidden(`This takes a key with the scope ${partner.scope}; yours has ${opened.scopes.join(', ')}.`)
  return { ...endpoint, answer: partner.answer }
}

/**
 * Sends what a handler answered with the endpoint's status. Ready answers go out as they are, or as 304, streamed ones
 * piece by piece; others pass
 * through the endpoint's schema first, so that nothing leaves that the contract does not name.
 */
function presentAnswer(ctx: ParameterizedContext<RequestState>, endpoint: Endpoint, answer: unknown): void {
  if (answer instanceof ReadyAnswer) return presentReady(ctx, endpoint, answer)
  ctx.status = endpoint.status
  if (answer instanceof FileAnswer) return presentFile(ctx, answer)
  ctx.res.setHeader('Cache-Control', 'no-store')
  if (answer instanceof RedirectAnswer) {
    ctx.status = 303
    ctx.res.setHeader('Location', answer.location)
    return
  }
  if (answer instanceof StreamedAnswer) return presentStreamed(ctx, answer)
  if (answer instanceof EventStreamAnswer) return presentEventStream(ctx, answer)
  if (endpoint.status === 204) return
  const parsed = endpoint.answer.safeParse(answer)
  if (!parsed.success)
    throw new Error(`The answer of ${endpoint.id} does not fit its contract.`, { cause: parsed.error })
  ctx.res.setHeader('Content-Type', JSON_TYPE)
  ctx.body = JSON.stringify(parsed.data)
}

function presentReady(ctx: ParameterizedContext<RequestState>, { status }: Endpoint, answer: ReadyAnswer): void {
  // Koa's `fresh` would not do: it gives way to `Cache-Control: no-cache`, which `fetch` adds by itself.
  const known = answer.etag === undefined ? undefined : ctx.req.headers['if-none-match']
  const isUnchanged = known !== undefined && answer.etag !== undefined && namesTag(known, answer.etag)
  ctx.set(answer.headers)
  ctx.status = isUnchanged ? 304 : status
  if (isUnchanged) return
  ctx.set('Content-Type', JSON_TYPE)
  ctx.body = answer.bytes
}

function presentStreamed(ctx: ParameterizedContext<RequestState>, answer: StreamedAnswer): void {
  ctx.res.setHeader('Content-Type', answer.contentType)
  ctx.res.setHeader('Content-Disposition', `attachment; filename="${answer.fileName}"`)
  ctx.body = answer.stream
}

function presentEventStream(ctx: ParameterizedContext<RequestState>, answer: EventStreamAnswer): void {
  ctx.set({ 'Content-Type': EVENT_STREAM_TYPE, 'X-Accel-Buffering': 'no' })
  ctx.body = answer.stream
}

function presentFile(ctx: ParameterizedContext<RequestState>, file: FileAnswer): void {
  ctx.attachment(file.fileName, { type: file.disposition })
  ctx.set({
    'Cache-Control': 'private, no-store',
    'Content-Type': file.contentType,
    'Content-Length': String(file.sizeBytes),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  ctx.body = file.stream
}

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
  /** The version that the caller has seen, by `If-Match` or `version` of the body. */
  readonly expectedVersion: number | undefined
  /** Address of the caller, as far as `TRUST_PROXY` allows to know it. */
  readonly clientAddress: string
}

/** What a handler is given: input as the endpoint's schemas put it out, and who asks. */
type EndpointCall<E extends Endpoint> = Call<
  z.output<E['params']>,
  z.output<E['query']>,
  z.output<E['body']>,
  E['access'] extends 'public' ? undefined : Actor
>

/** A call of an endpoint that nothing is known of. */
type AnyCall = Call<unknown, unknown, unknown, Actor | undefined>

/** A call made of a request. What only some handlers ask for may refuse the request. */
function callOf(ctx: RouteContext, params: unknown, query: unknown, body: unknown): AnyCall {
  const { headers } = ctx.req
  const { actor, requestId } = ctx.state
  return {
    params,
    query,
    body,
    actor,
    headers,
    get context() {
      const key = idempotencyKey(headers['idempotency-key'])
      return { actor, now: new Date(), correlationId: requestId, idempotencyKey: key }
    },
    get expectedVersion() {
      return expectedVersion(headers['if-match']) ?? versionIn(body)
    },
    get clientAddress() {
      return clientAddress(ctx.ip)
    },
  }
}

/** The version of `If-Match: "7"` (`W/"7"` and `7` too); undefined where it is absent or `*`. */
function expectedVersion(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1]
  if (digits === undefined) throw new InvalidInput({ version: ['Send If-Match with one version, such as "7".'] })
  return Number(digits)
}

function versionIn(body: unknown): number | undefined {
  const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined
  return typeof version === 'number' ? version : undefined
}

const MAX_KEY_LENGTH = 200

/** The header `Idempotency-Key`, any text that a client makes up for one request. */
function idempotencyKey(header: string | string[] | undefined): string | undefined {
  const key = [header].flat().join(',')
  if (key.length <= MAX_KEY_LENGTH) return key || undefined
  throw new InvalidInput({ 'idempotency-key': [`Use at most ${MAX_KEY_LENGTH} characters.`] })
}
