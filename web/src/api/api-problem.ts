import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'

export interface ApiProblemDetails {
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number
  readonly code: string
  readonly detail: string
  /** What is wrong with which field (400). */
  readonly fields?: FieldMessages
  readonly requestId?: string | undefined
  /** From `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined
}

/** A call that did not succeed. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: string
  readonly fields: FieldMessages
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor({ status, code, detail, fields = {}, requestId, retryAfterSeconds }: ApiProblemDetails) {
    super(detail)
    this.status = status
    this.code = code
    this.fields = fields
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
  }
}
