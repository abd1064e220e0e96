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
  /** Of the answer, and of the 304 that stands for it. */
  readonly headers: Readonly<Record<string, string>>

  constructor(json: string, options: ReadyAnswerOptions = {}) {
    this.bytes = Buffer.from(json)
    this.etag = options.etag
    this.headers = {
      'Cache-Control': options.cacheControl ?? 'no-store',
      ...(options.etag === undefined ? {} : { ETag: options.etag }),
    }
  }
}
