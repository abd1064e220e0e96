import { Readable } from 'node:stream'

interface ReadyAnswerOptions {
  /** Strong entity tag, quotes included: `"42"`. Asked with `If-None-Match`, the answer is 304. */
  readonly etag?: string
  /** `Cache-Control`; `no-store` where absent. */
  readonly cacheControl?: string
  /** For how long it has been out of date; 0 where absent. */
  readonly staleSeconds?: number
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
  /** For how long it has been out of date, where nothing newer can be read; 0: it is not. */
  readonly staleSeconds: number

  constructor(json: string | Buffer, options: ReadyAnswerOptions = {}) {
    this.bytes = typeof json === 'string' ? Buffer.from(json) : json
    this.etag = options.etag
    this.staleSeconds = options.staleSeconds ?? 0
    this.headers = {
      'Cache-Control': options.cacheControl ?? 'no-store',
      ...(options.etag === undefined ? {} : { ETag: options.etag }),
      ...staleHeaders(this.staleSeconds),
    }
  }

  /** The same content, marked as out of date, for nobody to keep. */
  asStale(staleSeconds: number): ReadyAnswer {
    return new ReadyAnswer(this.bytes, { staleSeconds })
  }
}

/** How a stale answer is marked: `Cache-Status` with a time to live below zero (RFC 9211 §2.4). */
export function staleHeaders(staleSeconds: number): Readonly<Record<string, string>> {
  return staleSeconds === 0 ? {} : { 'Cache-Status': `tahanan; hit; ttl=-${staleSeconds}` }
}

/** An answer that is too large to be in memory: a file, made while it is sent. It ends early when the reader goes away. */
export class StreamedAnswer {
  readonly stream: Readable
  readonly contentType: string
  /** Under which name browsers save it: letters, digits, `-` and `.`. */
  readonly fileName: string

  constructor(pieces: AsyncIterable<string>, { contentType, fileName }: Omit<StreamedAnswer, 'stream'>) {
    // In bytes, not in pieces: a few of them wait at most.
    this.stream = Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 })
    this.contentType = contentType
    this.fileName = fileName
  }
}

export const EVENT_STREAM_TYPE = 'text/event-stream; charset=utf-8'

/** Server-sent events: an answer that ends when its stream does. Proxies pass each on as it comes. */
export class EventStreamAnswer {
  readonly stream: Readable

  constructor(stream: Readable) {
    this.stream = stream
  }
}

/** An answer that is a private file, kept by nobody on the way. */
export class FileAnswer {
  readonly stream: Readable
  readonly sizeBytes: number
  readonly contentType: string
  /** Whatever a sender called it: the header is written for any. */
  readonly fileName: string
  /** Shown by the browser, or saved. */
  readonly disposition: 'inline' | 'attachment'

  constructor(file: Readonly<Pick<FileAnswer, 'stream' | 'sizeBytes' | 'contentType' | 'fileName' | 'disposition'>>) {
    this.stream = file.stream
    this.sizeBytes = file.sizeBytes
    this.contentType = file.contentType
    this.fileName = file.fileName
    this.disposition = file.disposition
  }
}

/** An answer to a form that a browser sent without a script: where it goes on (303). */
export class RedirectAnswer {
  /** An address of ours. */
  readonly location: string

  constructor(location: string) {
    this.location = location
  }
}
