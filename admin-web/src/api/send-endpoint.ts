import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { z } from 'zod'
import { type EndpointInput, endpointRequest } from './endpoint-request.ts'
import { fetchAnswer } from './fetch-answer.ts'
import { type UploadOptions, uploadRequest } from './upload-request.ts'
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
