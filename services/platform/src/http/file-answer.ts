import type { Readable } from 'node:stream'

export interface FileAnswerOptions {
  readonly stream: Readable
  readonly sizeBytes: number
  readonly contentType: string
  /** Ours, not a sender's: letters, digits, dots and hyphens. */
  readonly fileName: string
}

const PLAIN_NAME = /^[\w.-]+$/

/** An answer that is a private file: shown in the browser, kept by nobody on the way. */
export class FileAnswer {
  readonly stream: Readable
  readonly sizeBytes: number
  readonly contentType: string
  readonly contentDisposition: string

  constructor({ stream, sizeBytes, contentType, fileName }: FileAnswerOptions) {
    if (!PLAIN_NAME.test(fileName)) throw new RangeError(`A file cannot be called ${fileName} in an answer.`)
    this.stream = stream
    this.sizeBytes = sizeBytes
    this.contentType = contentType
    this.contentDisposition = `inline; filename="${fileName}"`
  }
}
