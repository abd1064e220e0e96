import type { Readable } from 'node:stream'
import { z } from 'zod'
import { contentTypeOf } from './content-type-of.ts'
import type { StoredObject } from './object-store.ts'

const responseSchema = z.looseObject({
  headers: z.looseObject({
    etag: z.string(),
    'last-modified': z.string(),
    'content-length': z.coerce.number(),
    /** `bytes 0-3/10`, where a range was asked for. */
    'content-range': z.string().optional(),
  }),
})

/** What the answer to a GET says of the object; its stream is the answer itself. */
export function toStoredObject(key: string, stream: Readable): StoredObject {
  const { headers } = responseSchema.parse(stream)
  const whole = headers['content-range']?.split('/')[1]
  return {
    key,
    sizeBytes: whole === undefined ? headers['content-length'] : Number(whole),
    modifiedAt: new Date(headers['last-modified']),
    contentType: contentTypeOf(key) ?? '',
    etag: headers.etag,
  }
}
