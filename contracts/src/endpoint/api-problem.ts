import type { FieldMessages } from './field-messages.ts'

interface ApiProblemDetails {
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number
  readonly code: string
  readonly detail: string
  /** What is wrong with which field (400). */
  readonly fields?: FieldMessages
  /** What the answer says besides: `latest` of a stale edit, `counts` of something in use. */
  readonly extra?: Readonly<Record<string, unknown>>
  readonly requestId?: string | undefined
  /** From `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined
}

/** A call that did not succeed, whatever the reason, in words that can be shown (decision 127). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: string
  readonly fields: FieldMessages
  readonly extra: Readonly<Record<string, unknown>>
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor({ status, code, detail, fields = {}, extra = {}, requestId, retryAfterSeconds }: ApiProblemDetails) {
    super(detail)
    this.status = status
    this.code = code
    this.fields = fields
    this.extra = extra
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** Nobody knows whether the call arrived. */
  get isOffline(): boolean {
    return this.status === 0
  }

  /** It is not there, or not any more. */
  get isGone(): boolean {
    return this.status === 404 || this.status === 410
  }
}
