import { namesTag } from '@tahanan/platform/http/names-tag.ts'
import { type AppRouter, createRouter, type RouteContext } from '@tahanan/platform/http/router.ts'
import { isObjectKey } from '@tahanan/platform/object-store/object-key.ts'
import type { ByteRange, ObjectStore, StoredObject } from '@tahanan/platform/object-store/object-store.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/** What a key names never changes: other bytes have another key. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

const ROOT = '/media/'

/**
 * The public pictures, straight from the bucket `media`: no other bucket is within reach, and no path leads out of
 * it. Whole or one range of bytes; asked with the tag one has, nothing but 304.
 */
export function createMediaRouter(store: ObjectStore): AppRouter {
  const router = createRouter()
  router.get('/media/*key', async (ctx) => {
    ctx.state.route = 'media'
    // The path as it was sent: whatever is written in another way than we write it is no address of ours.
    const key = ctx.path.slice(ROOT.length)
    if (!isObjectKey(key)) throw new NotFound('picture', ctx.path)
    await answer(ctx, store, key)
  })
  return router
}

async function answer(ctx: RouteContext, store: ObjectStore, key: string): Promise<void> {
  const object = await store.stat('media', key)
  if (object === undefined) throw new NotFound('picture', ctx.path)
  ctx.status = 200
  describe(ctx, object)
  if (namesTag(ctx.get('If-None-Match'), object.etag)) {
    ctx.status = 304
    return
  }
  const range = requestedRange(hasOtherTag(ctx, object) ? undefined : ctx.get('Range'), object.sizeBytes)
  if (range === 'unsatisfiable') {
    ctx.status = 416
    ctx.set({ 'Content-Range': `bytes */${object.sizeBytes}`, 'Cache-Control': 'no-store' })
    ctx.body = ''
    return
  }
  if (range === undefined) {
    ctx.length = object.sizeBytes
  } else {
    ctx.status = 206
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${object.sizeBytes}`)
    ctx.length = range.end - range.start + 1
  }
  if (ctx.method === 'HEAD') return
  const opened = await store.get('media', key, range)
  if (opened === undefined) throw new NotFound('picture', ctx.path)
  ctx.body = opened.stream
}

function describe(ctx: RouteContext, { contentType, etag, modifiedAt }: StoredObject): void {
  ctx.set({
    'Content-Type': contentType,
    'X-Content-Type-Options': 'nosniff',
    // Portals and readers show them in pages of their own.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': CACHE_CONTROL,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': modifiedAt.toUTCString(),
  })
}

/** Who goes on with a download that began with other bytes gets all of the new ones. */
function hasOtherTag(ctx: RouteContext, { etag }: StoredObject): boolean {
  const condition = ctx.get('If-Range')
  return condition !== '' && condition !== etag
}

/**
 * What a `Range` header asks of a file of `sizeBytes`. Undefined where it asks for nothing we would answer in part
 * (another unit, several ranges, nonsense): the whole file is then the answer (RFC 9110, 14.2). `unsatisfiable` where
 * the file ends before the range begins.
 */
export function requestedRange(
  header: string | undefined,
  sizeBytes: number,
): Required<ByteRange> | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const suffixBytes = Math.min(Number(last), sizeBytes)
    return suffixBytes === 0 ? 'unsatisfiable' : { start: sizeBytes - suffixBytes, end: sizeBytes - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  return start >= sizeBytes ? 'unsatisfiable' : { start, end }
}
