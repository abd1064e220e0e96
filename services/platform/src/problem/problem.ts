/**
 * An expected failure with its HTTP meaning. `fields` travels as `{field: [messages]}` with 400; anything else as
 * `{detail, code, request_id}` plus `extra` (decision 127).
 */
export class Problem extends Error {
  override readonly name: string = 'Problem'
  readonly status: number
  readonly code: string
  readonly extra: Readonly<Record<string, unknown>>
  /** What HTTP wants beside the body: `WWW-Authenticate`, `Allow`, `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: string,
    detail: string,
    extra: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail)
    this.status = status
    this.code = code
    this.extra = extra
    this.headers = headers
  }
}
