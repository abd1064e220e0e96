import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const BROTLI_QUALITY = 11
/** Below this a compressed answer is no smaller to speak of. */
const MIN_BYTES = 1_000
const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/** One built file, held in memory; its compressed forms are made when they are first asked for. */
export class Asset {
  readonly bytes: Buffer
  readonly contentType: string
  readonly etag: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(bytes: Buffer, contentType: string) {
    this.bytes = bytes
    this.contentType = contentType
    this.etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  }

  get isCompressible(): boolean {
    return this.bytes.length >= MIN_BYTES && TEXT.test(this.contentType)
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const made = this.#compressed.get(encoding) ?? COMPRESS[encoding](this.bytes)
    this.#compressed.set(encoding, made)
    return made
  }
}
