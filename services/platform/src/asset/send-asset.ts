import type { ParameterizedContext } from 'koa'
import { namesTag } from '../http/names-tag.ts'
import type { Asset, Encoding } from './asset.ts'

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
