import { InvalidInput } from '../problem/invalid-input.ts'
import type { Problem } from '../problem/problem.ts'

/** What an answer says of a problem: `{field: [messages]}` for 400, or else `{detail, code, request_id}` and what it adds. */
export function problemBody(problem: Problem, requestId: string): unknown {
  if (problem instanceof InvalidInput) return problem.fields
  if (problem.status === 400) return { request: [problem.message] }
  return { ...problem.extra, detail: problem.message, code: problem.code, request_id: requestId }
}
