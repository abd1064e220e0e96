import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'

/**
 * An expected failure with its HTTP meaning. `fields` travels as `{field: [messages]}` with 400; anything else as
 * `{detail, code, request_id}` plus `extra` (decision 127).
 */
export class Problem extends Error {
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
    options: ErrorOptions = {},
  ) {
    super(detail, options)
    this.name = new.target.name
    this.status = status
    this.code = code
    this.extra = extra
    this.headers = headers
  }
}

/** 400: which fields are wrong, why, and what would be right. */
export class InvalidInput extends Problem {
  readonly fields: FieldMessages

  constructor(fields: FieldMessages) {
    super(400, 'invalid', 'Some fields need another value.')
    this.fields = fields
  }
}

/** 401: nobody is signed in, or the token is wrong or too old. `challenge` is what `WWW-Authenticate` adds. */
export class Unauthorized extends Problem {
  constructor(detail: string, challenge = '') {
    super(401, 'unauthorized', detail, {}, { 'WWW-Authenticate': `Bearer realm="tahanan"${challenge}` })
  }
}

/** 403: signed in, and the role is not enough. */
export class Forbidden extends Problem {
  constructor(detail: string) {
    super(403, 'forbidden', detail)
  }
}

/** 404: no such thing, or none any more. */
export class NotFound extends Problem {
  constructor(noun: string, id: number | string) {
    super(404, 'not_found', `There is no ${noun} ${id}.`)
  }
}

/** 405: the path exists, the method does not. */
export class MethodNotAllowed extends Problem {
  constructor(method: string, allowed: readonly string[]) {
    const allow = allowed.join(', ')
    super(405, 'method_not_allowed', `${method} is not answered here. Use ${allow}.`, {}, { Allow: allow })
  }
}

/** 408: the body did not arrive in time. Nobody waits for the rest of it. */
export class RequestTimeout extends Problem {
  constructor() {
    super(408, 'timeout', 'The request did not arrive in time.', {}, { Connection: 'close' })
  }
}

type ConflictCode =
  | 'stale'
  | 'in_use'
  | 'conflict'
  | 'own_account'
  | 'last_administrator'
  | 'rebuild_running'
  | 'replay_running'

/** 409: the state of the thing does not allow it. `extra` says what stands in the way (`latest`, `counts`). */
export class Conflict extends Problem {
  constructor(code: ConflictCode, detail: string, extra: Readonly<Record<string, unknown>>) {
    super(409, code, detail, extra)
  }
}

/** 410: it was here, and will not come back. */
export class Gone extends Problem {
  constructor(noun: string, id: number | string) {
    super(410, 'gone', `The ${noun} ${id} was removed.`)
  }
}

/** 413: more bytes than the call takes. */
export class PayloadTooLarge extends Problem {
  constructor(limitBytes: number) {
    super(413, 'too_large', `The body is larger than ${limitBytes} bytes. Send less.`)
  }
}

/** 415: the body is written in a way that the call does not read. */
export class UnsupportedMediaType extends Problem {
  constructor(remedy: string) {
    super(415, 'unsupported_media_type', remedy)
  }
}

/** 422: an `Idempotency-Key` that came before, with other content. Nothing has been done. */
export class ReusedKey extends Problem {
  constructor() {
    super(
      422,
      'reused_key',
      'This was sent before with other content under the same Idempotency-Key, so it was not taken. Send it again under a new key.',
    )
  }
}

/** 429: slow down. */
export class TooManyRequests extends Problem {
  constructor(detail: string, retryAfterSeconds: number) {
    super(429, 'too_many_requests', detail, {}, { 'Retry-After': String(Math.ceil(retryAfterSeconds)) })
  }
}

/** 301: it has another address now. */
export class Moved extends Problem {
  constructor(noun: string, location: string) {
    super(301, 'moved', `The ${noun} is at ${location} now.`, { location }, { Location: location })
  }
}

/** The sender went away before the request was whole. Nobody reads the answer; the log does. */
export class RequestAborted extends Problem {
  constructor(options: ErrorOptions = {}) {
    super(499, 'aborted', 'The request ended before it was whole.', {}, {}, options)
  }
}

/** 503: not now; try again soon. */
export class Unavailable extends Problem {
  constructor(detail: string, retryAfterSeconds: number, options: ErrorOptions & { readonly code?: string } = {}) {
    const headers = { 'Retry-After': String(Math.ceil(retryAfterSeconds)) }
    super(503, options.code ?? 'unavailable', detail, {}, headers, options)
  }
}
