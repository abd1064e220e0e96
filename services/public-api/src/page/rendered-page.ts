import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

export interface RenderedPageOptions {
  /** Strong tag, quotes included; pages that are not kept have none. */
  readonly etag?: string | undefined
}

/** A page as it goes out, immutable, so that a cache may hand out one object to many requests. */
export class RenderedPage {
  readonly status: number
  readonly bytes: Buffer
  readonly etag: string | undefined
  #gzipped: Promise<Buffer> | undefined

  constructor(status: number, html: string, { etag }: RenderedPageOptions = {}) {
    this.status = status
    this.bytes = Buffer.from(html)
    this.etag = etag
  }

  /** Made when it is first asked for. */
  get gzipped(): Promise<Buffer> {
    return (this.#gzipped ??= promisify(gzip)(this.bytes))
  }
}
