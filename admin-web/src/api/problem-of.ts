import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { z } from 'zod'

const fieldsSchema = z.record(z.string(), z.array(z.string()))
const problemSchema = z.looseObject({
  detail: z.string(),
  code: z.string(),
  request_id: z.string().optional(),
})

export interface FailedAnswer {
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
