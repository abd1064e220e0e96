import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMessages = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((message) => typeof message === 'string')

/** What an answer that is none says of why: `{field: [messages]}` for 400, `{detail, code, request_id}` otherwise. */
export async function readProblem(response: Response): Promise<ApiProblem> {
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
