import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { useCallback } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'
import type { z } from 'zod'
import { type EndpointInput, endpointRequest, type EndpointRequest } from './endpoint-request.ts'
import { fetchAnswer, type FetchOptions, problemOf } from './fetch-answer.ts'
import { withSession } from './with-session.ts'

export interface SendOptions extends UploadOptions {
  /** `If-Match`: the version that the form started from. */
  readonly version?: number | undefined
  /** The same key again is the same call again: the server acts once. */
  readonly idempotencyKey?: string | undefined
}

/**
 * Makes a call of the contract as who is signed in. Input and answer have the endpoint's types.
 *
 * @throws ApiProblem when it fails, the connection included
 */
export async function sendEndpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  input: EndpointInput<P, Q, B> = {},
  options: SendOptions = {},
): Promise<z.output<A>> {
  const { version, idempotencyKey, signal, onProgress } = options
  const request = endpointRequest(endpoint, input)
  const headers = {
    ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  }
  const answer = await withSession((token) =>
    onProgress === undefined
      ? fetchAnswer(request, { token, headers, signal })
      : uploadRequest(request, { token, headers, signal, onProgress }),
  )
  return endpoint.answer.parse(answer)
}

/**
 * The answer of a reading call, kept and looked at again by SWR. `input` null asks nothing yet; one with a body asks what
 * a change would do. The key begins with the endpoint's id, so `useForget` finds every answer of a call.
 */
export function useEndpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  input: EndpointInput<P, Q, B> | null = {},
  options: SWRConfiguration<z.output<A>, ApiProblem> = {},
): SWRResponse<z.output<A>, ApiProblem> {
  const request = input === null ? null : endpointRequest(endpoint, input)
  const key = request && `${endpoint.id} ${request.url} ${typeof request.body === 'string' ? request.body : ''}`
  return useSWR(key, () => sendEndpoint(endpoint, input ?? {}), options)
}

/** After a change: makes every answer of these calls be asked for again. */
export function useForget(): (...endpoints: readonly Pick<Endpoint, 'id'>[]) => void {
  const { mutate } = useSWRConfig()
  return useCallback(
    (...endpoints) => {
      const isOfThem = (key: unknown): boolean =>
        typeof key === 'string' && endpoints.some(({ id }) => key.startsWith(`${id} `))
      void mutate(isOfThem)
    },
    [mutate],
  )
}

interface UploadOptions {
  readonly signal?: AbortSignal | undefined
  /** How much of the body has left, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** `fetchAnswer` for bodies whose sending is worth watching; only XMLHttpRequest tells. */
function uploadRequest(request: EndpointRequest, options: FetchOptions & UploadOptions): Promise<unknown> {
  const { token, signal, onProgress } = options
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    xhr.responseType = 'json'
    for (const [name, value] of Object.entries({ ...request.headers, ...options.headers })) {
      xhr.setRequestHeader(name, value)
    }
    if (token !== undefined) xhr.setRequestHeader('Authorization', `Bearer ${token}`)
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    xhr.addEventListener('load', () => {
      const body: unknown = xhr.response
      if (xhr.status >= 200 && xhr.status < 300) return resolve(body ?? undefined)
      const requestId = xhr.getResponseHeader('X-Request-Id')
      reject(problemOf({ status: xhr.status, body, requestId, retryAfter: xhr.getResponseHeader('Retry-After') }))
    })
    xhr.addEventListener('error', () => {
      reject(new ApiProblem({ status: 0, code: 'offline', detail: 'No connection to the server.' }))
    })
    xhr.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')))
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(request.body)
  })
}
