import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { z } from 'zod'
import type { EndpointRequest } from './endpoint-request.ts'

const fieldsSchema = z.record(z.string(), z.array(z.string()))
const problemSchema = z.looseObject({
  detail: z.string(),
  code: z.string(),
  request_id: z.string().optional(),
})

interface FailedAnswer {
  readonly status: number
  readonly body: unknown
  readonly requestId: string | null
  readonly retryAfter: string | null
}

/** A failed answer, of either shape (decision 127): `{field: [messages]}` for 400, `{detail, code, …}` otherwise. */
export function problemOf({ status, body, requestId, retryAfter }: FailedAnswer): ApiProblem {
  const known = { status, requestId: requestId ?? undefined, retryAfterSeconds: Number(retryAfter) || undefined }
  const problem = problemSchema.safeParse(body)
  if (problem.success) {
    const { detail, code, request_id: id, ...extra } = problem.data
    return new ApiProblem({ ...known, requestId: id ?? known.requestId, detail, code, extra })
  }
  const fields = fieldsSchema.safeParse(body)
  if (status === 400 && fields.success) {
    const detail = 'Some fields need another look.'
    return new ApiProblem({ ...known, detail, code: 'invalid', fields: fields.data })
  }
  return new ApiProblem({ ...known, detail: 'The server answered something unexpected.', code: 'unexpected' })
}

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
