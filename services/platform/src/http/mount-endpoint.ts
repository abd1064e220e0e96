import { allowedKeys } from '@tahanan/contracts/endpoint/allowed-keys.ts'
import type { BodyKind, Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { UPLOAD_LIMITS } from '@tahanan/contracts/file/uploaded-file.ts'
import type { z } from 'zod'
import type { AnyCall, EndpointCall } from './endpoint-call.ts'
import type { EndpointRouter } from './endpoint-router.ts'
import { authorise } from './authorise.ts'
import type { Release } from './body-reader.ts'
import type { FileAnswer } from './file-answer.ts'
import { parseInput } from './parse-input.ts'
import { ParsedQueries } from './parsed-queries.ts'
import { presentAnswer } from './present-answer.ts'
import type { ReadyAnswer } from './ready-answer.ts'
import { RequestCall } from './request-call.ts'
import { routePath } from './router.ts'
import type { StreamedAnswer } from './streamed-answer.ts'

/** Calls one command or query and answers with what the contract says, with JSON that is ready, or with a stream. */
export type EndpointHandler<E extends Endpoint> = (
  call: EndpointCall<E>,
) => Promise<HandlerAnswer<E>> | HandlerAnswer<E>

type HandlerAnswer<E extends Endpoint> = z.input<E['answer']> | ReadyAnswer | StreamedAnswer | FileAnswer

export interface MountOptions {
  /** Largest body taken; 413 above. */
  readonly maxBodyBytes?: number
}

const MEGABYTE = 1024 * 1024
const MAX_BODY_BYTES: Readonly<Record<BodyKind, number>> = {
  json: MEGABYTE,
  form: MEGABYTE,
  // As many of the largest files as a request may bring, and the form around them.
  files: UPLOAD_LIMITS.files * UPLOAD_LIMITS.fileBytes + MEGABYTE,
}

const NOTHING = Object.freeze({})

/**
 * Serves an endpoint: authorises (nobody without a good token, unless it is public), parses parameters (else 404),
 * query and body (else 400), calls the handler, presents its answer. With and without a slash at the end (decision 8).
 */
export function mountEndpoint<E extends Endpoint>(
  endpoints: EndpointRouter,
  endpoint: E,
  handler: EndpointHandler<E>,
  options?: MountOptions,
): void
export function mountEndpoint(
  { router, authenticate, bodyReaders }: EndpointRouter,
  endpoint: Endpoint,
  handler: (call: AnyCall) => unknown,
  { maxBodyBytes = MAX_BODY_BYTES[endpoint.bodyKind] }: MountOptions = {},
): void {
  const { id, access, method } = endpoint
  const takesBody = method === 'POST' || method === 'PATCH'
  const readBody = bodyReaders[endpoint.bodyKind]
  const queries = new ParsedQueries(endpoint, { areKept: access === 'public' })
  const bodyKeys = allowedKeys(endpoint.body)
  if (readBody === undefined) throw new Error(`${id}: nothing here reads bodies of kind ${endpoint.bodyKind}.`)

  router.register(`/api${routePath(endpoint.path)}`, [method], async (ctx) => {
    const { req, state } = ctx
    state.route = id
    if (access !== 'public') state.actor = await authorise(req, access, authenticate)
    const params = parseInput('params', endpoint.params, ctx.params)
    const query = queries.parse(ctx.querystring)
    if (!takesBody) {
      const answer = handler(new RequestCall(ctx, params, query, NOTHING))
      // An answer that is kept is here already: waiting for it would be another turn of the queue.
      return presentAnswer(ctx, endpoint, answer instanceof Promise ? await answer : answer)
    }
    const releases: Release[] = []
    try {
      const body = parseInput('body', endpoint.body, await readBody(req, maxBodyBytes, releases), bodyKeys)
      presentAnswer(ctx, endpoint, await handler(new RequestCall(ctx, params, query, body)))
    } finally {
      for (const release of releases) await release()
    }
  })
}
