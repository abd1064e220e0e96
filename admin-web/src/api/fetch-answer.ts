import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { EndpointRequest } from './endpoint-request.ts'
import { problemOf } from './problem-of.ts'

export interface FetchOptions {
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly signal?: AbortSignal | undefined
}

/** Sends a request and gives back the JSON of its answer, undefined for none. @throws ApiProblem for anything else */
export async function fetchAnswer(request: EndpointRequest, options: FetchOptions = {}): Promise<unknown> {
  const { method, url, headers, body } = request
  const { token, signal = null } = options
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  let response: Response
  let text: string
  try {
    response = await fetch(url, { method, body, signal, headers: { ...headers, ...options.headers, ...authorization } })
    text = await response.text()
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw new ApiProblem({ status: 0, code: 'offline', detail: 'No connection to the server.' })
  }
  const answer = parseJson(text)
  if (response.ok) return answer
  throw problemOf({
    status: response.status,
    body: answer,
    requestId: response.headers.get('X-Request-Id'),
    retryAfter: response.headers.get('Retry-After'),
  })
}

function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
