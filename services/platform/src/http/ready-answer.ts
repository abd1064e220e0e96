const JSON_TYPE = 'application/json; charset=utf-8'

export interface ReadyAnswerOptions {
  /** Strong entity tag, quotes included: `"42"`. Asked with `If-None-Match`, the answer is 304. */
  readonly etag?: string
  /** `Cache-Control`; `no-store` where absent. */
  readonly cacheControl?: string
}

/**
 * An answer that is JSON text already, as the read models keep it: neither parsed nor serialised again. It is
 * immutable, so that a cache may hand out one object to many requests.
 */
export class ReadyAnswer {
  /** UTF-8: encoding the same text for every request would cost more than anything else that a request does here. */
  readonly bytes: Buffer
  readonly etag: string | undefined
  /** Names and values in turn: of the answer, and of the 304 that stands for it. */
  readonly headers: { readonly whole: readonly string[]; readonly unchanged: readonly string[] }

  constructor(json: string, options: ReadyAnswerOptions = {}) {
    this.bytes = Buffer.from(json)
    this.etag = options.etag
    const unchanged = ['Cache-Control', options.cacheControl ?? 'no-store']
    if (options.etag !== undefined) unchanged.push('ETag', options.etag)
    const whole = [...unchanged, 'Content-Type', JSON_TYPE, 'Content-Length', String(this.bytes.length)]
    this.headers = { whole, unchanged }
  }
}
