/** Messages by field of a form: the body of a 400 (decision 127). */
export type FieldMessages = Readonly<Record<string, readonly string[]>>

export interface ApiProblemFacts {
  /** 0: no answer came at all. */
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly requestId?: string | undefined
  readonly fields?: FieldMessages
  /** What the answer says besides: `latest` of a stale edit, `counts` of something in use. */
  readonly extra?: Readonly<Record<string, unknown>>
  /** From `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined
}

/** A call that did not succeed, whatever the reason, in words that can be shown. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: string
  readonly requestId: string | undefined
  readonly fields: FieldMessages
  readonly extra: Readonly<Record<string, unknown>>
  readonly retryAfterSeconds: number | undefined

  constructor(facts: ApiProblemFacts) {
    super(facts.detail)
    this.status = facts.status
    this.code = facts.code
    this.requestId = facts.requestId
    this.fields = facts.fields ?? {}
    this.extra = facts.extra ?? {}
    this.retryAfterSeconds = facts.retryAfterSeconds
  }

  /** Nobody knows whether the call arrived. */
  get isOffline(): boolean {
    return this.status === 0
  }
}
