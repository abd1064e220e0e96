import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ParameterizedContext } from 'koa'
import { isMissingFile } from '../file/storage-problem.ts'
import { namesTag } from '../http/names-tag.ts'

type Encoding = 'br' | 'gzip'

const BROTLI_QUALITY = 11
/** Below this a compressed answer is no smaller to speak of. */
const MIN_BYTES = 200
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

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Built files by their path below the folder, such as `assets/main-Dx1.js`. Empty where nothing has been built. */
export async function loadAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const names = await filesIn(folder)
  const assets = names.flatMap(async (name): Promise<[string, Asset][]> => {
    const contentType = CONTENT_TYPES[extname(name)]
    if (contentType === undefined) return []
    return [[relative(folder, name).split(sep).join('/'), new Asset(await readFile(name), contentType)]]
  })
  return new Map((await Promise.all(assets)).flat())
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (isMissingFile(error)) return []
    throw error
  }
}

/** For files whose name holds a hash of what is in them. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Answers with a built file: compressed where the reader takes it, 304 where it has it. */
export async function sendAsset(ctx: ParameterizedContext, asset: Asset, cacheControl: string): Promise<void> {
  ctx.status = 200
  ctx.set({ 'Content-Type': asset.contentType, 'Cache-Control': cacheControl, ETag: asset.etag })
  if (asset.isCompressible) ctx.vary('Accept-Encoding')
  if (namesTag(ctx.get('If-None-Match'), asset.etag)) {
    ctx.status = 304
    return
  }
  const encoding = asset.isCompressible ? acceptedEncoding(ctx) : undefined
  if (encoding === undefined) {
    ctx.body = asset.bytes
    return
  }
  ctx.set('Content-Encoding', encoding)
  ctx.body = await asset.compressed(encoding)
}

function acceptedEncoding(ctx: ParameterizedContext): Encoding | undefined {
  const accepted = ctx.acceptsEncodings('br', 'gzip', 'identity')
  return accepted === 'br' || accepted === 'gzip' ? accepted : undefined
}
