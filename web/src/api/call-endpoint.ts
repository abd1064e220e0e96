import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { Endpoint, EndpointInput } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { endpointAddress } from '@tahanan/contracts/endpoint/endpoint-address.ts'
import type { z } from 'zod'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMessages = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((message) => typeof message === 'string')

export interface EndpointCall<E extends Endpoint> extends EndpointInput<E> {
  readonly body?: z.input<E['body']>
  readonly headers?: Readonly<Record<string, string>>
  /** What takes longer counts as no answer. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 15_000

/**
 * Makes a call of the endpoint table.
 *
 * @throws ApiProblem for every answer but the promised one, and where none came
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  { body, headers = {}, timeoutMs = TIMEOUT_MS, ...input }: EndpointCall<E> = {},
): Promise<z.output<E['answer']>> {
  const response = await fetch(endpointAddress(endpoint, input), {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiProblem({ status: 0, code: 'no_answer', detail: 'The server cannot be reached right now.' })
  })
  if (!response.ok) throw await readProblem(response)
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined)
  if (isAnswerOf(endpoint, answer)) return answer
  throw new ApiProblem({
    status: response.status,
    code: 'unreadable',
    detail: 'The server gave an answer that cannot be read.',
  })
}

/** The server has held the answer against the same contract; here it is enough that one arrived. */
function isAnswerOf<E extends Endpoint>(endpoint: E, answer: unknown): answer is z.output<E['answer']> {
  return endpoint.status === 204 || answer === undefined || (typeof answer === 'object' && answer !== null)
}

/** What an answer that is none says of why: `{field: [messages]}` for 400, `{detail, code, request_id}` otherwise. */
async function readProblem(response: Response): Promise<ApiProblem> {
  const { status, headers } = response
  const body: unknown = await response.json().catch(() => undefined)
  const said = isRecord(body) ? body : {}
  const text = (key: string) => (typeof said[key] === 'string' ? said[key] : undefined)
  const messages = Object.entries(said).flatMap(([field, value]) =>
    isMessages(value) ? [[field, value] as const] : [],
  )
  return new ApiProblem({
    status,
    code: text('code') ?? (status === 400 ? 'invalid' : 'unknown'),
    detail: text('detail') ?? messages.at(0)?.[1].at(0) ?? `The server answered ${status}.`,
    fields: status === 400 ? Object.fromEntries(messages) : {},
    requestId: text('request_id') ?? headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
  })
}
