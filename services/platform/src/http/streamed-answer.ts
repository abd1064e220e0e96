import { Readable } from 'node:stream'

export interface StreamedAnswerOptions {
  readonly contentType: string
  /** Under which name browsers save it: letters, digits, `-` and `.`. */
  readonly fileName: string
}

/** An answer that is too large to be in memory: a file, made while it is sent. It ends early when the reader goes away. */
export class StreamedAnswer {
  readonly stream: Readable
  readonly contentType: string
  readonly fileName: string

  constructor(pieces: AsyncIterable<string>, { contentType, fileName }: StreamedAnswerOptions) {
    // In bytes, not in pieces: a few of them wait at most.
    this.stream = Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 })
    this.contentType = contentType
    this.fileName = fileName
  }
}
