import { Client } from 'minio'
import { z } from 'zod'
import { contentTypeOf } from './content-type-of.ts'
import { isObjectKey } from './is-object-key.ts'
import { s3Code } from './s3-code.ts'
import { s3Problem } from './s3-problem.ts'
import { setUpBuckets } from './set-up-buckets.ts'
import { takeBody } from './take-body.ts'
import { toStoredObject } from './to-stored-object.ts'
import type { Bucket, ByteRange, ObjectStore } from './object-store.ts'

export interface MinioObjectStoreSettings {
  /** `http://host:port` or `https://…` of MinIO or another S3. */
  readonly endpoint: string
  readonly accessKey: string
  readonly secretKey: string
  /** What the names of our buckets begin with; S3 has one set of names for everybody. */
  readonly bucketPrefix?: string
}

/** Any will do for MinIO; without it the client asks for the region of each bucket. */
const REGION = 'us-east-1'
/** Larger than anything that is stored, so that an object is one request: there as a whole, or not at all. */
const PART_BYTES = 64 * 1024 * 1024
const listedSchema = z.object({ name: z.string(), size: z.number(), lastModified: z.date() })

/** Media never change under their key (design §6). */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

/**
 * Objects on MinIO or another S3. Opening makes what is missing of the buckets, their policies and their lifecycle.
 *
 * @throws Unavailable when it cannot be reached, or refuses the keys
 */
export async function openMinioObjectStore(settings: MinioObjectStoreSettings): Promise<ObjectStore> {
  const { bucketPrefix = 'tahanan' } = settings
  const { hostname, port, protocol } = new URL(settings.endpoint)
  const client = new Client({
    endPoint: hostname,
    useSSL: protocol === 'https:',
    ...(port === '' ? {} : { port: Number(port) }),
    accessKey: settings.accessKey,
    secretKey: settings.secretKey,
    region: REGION,
    partSize: PART_BYTES,
  })
  const nameOf = (bucket: Bucket) => `${bucketPrefix}-${bucket}`
  await orProblem(() => setUpBuckets(client, nameOf, REGION))

  return {
    async put(bucket, key, body) {
      requireKey(key)
      const bytes = await takeBody(body)
      const metadata = { 'Content-Type': contentTypeOf(key) ?? '', 'Cache-Control': CACHE_CONTROL }
      await orProblem(() => client.putObject(nameOf(bucket), key, bytes, bytes.length, metadata))
    },

    async get(bucket, key, range) {
      requireKey(key)
      const { offset, length } = spanOf(range)
      return orProblem(async () => {
        const stream = await orUndefined(client.getPartialObject(nameOf(bucket), key, offset, length))
        if (stream === undefined) return undefined
        const object = toStoredObject(key, stream)
        if (range === undefined || range.start < object.sizeBytes) return { ...object, stream }
        stream.destroy()
        throw new RangeError(`There is no range from ${range.start} in ${object.sizeBytes} bytes.`)
      })
    },

    async stat(bucket, key) {
      requireKey(key)
      return orProblem(async () => {
        const found = await orUndefined(client.statObject(nameOf(bucket), key))
        return (
          found && {
            key,
            sizeBytes: found.size,
            modifiedAt: found.lastModified,
            contentType: contentTypeOf(key) ?? '',
            etag: `"${found.etag}"`,
          }
        )
      })
    },

    async delete(bucket, keys) {
      keys.forEach(requireKey)
      if (keys.length === 0) return
      await orProblem(async () => {
        const results = await client.removeObjects(nameOf(bucket), [...keys])
        const failed = results.find((result) => result?.Error !== undefined)
        if (failed?.Error !== undefined) throw new Error(`${failed.Error.Key}: ${failed.Error.Message}`)
      })
    },

    async *list(bucket, prefix) {
      try {
        for await (const item of client.listObjectsV2(nameOf(bucket), prefix, true)) {
          const { name, size, lastModified } = listedSchema.parse(item)
          yield { key: name, sizeBytes: size, modifiedAt: lastModified }
        }
      } catch (error) {
        throw s3Problem(error)
      }
    },

    async signedAddress(bucket, key, expiresInSeconds) {
      requireKey(key)
      return client.presignedGetObject(nameOf(bucket), key, expiresInSeconds)
    },

    async ping() {
      await orProblem(() => client.bucketExists(nameOf('media')))
    },

    close: async () => {},
  }
}

function requireKey(key: string): void {
  if (!isObjectKey(key)) throw new RangeError(`No object can have the key ${JSON.stringify(key)}.`)
}

/** Length 0 is up to the end. */
function spanOf(range: ByteRange | undefined): { readonly offset: number; readonly length: number } {
  const { start, end } = range ?? { start: 0 }
  if (start < 0 || (end !== undefined && end < start)) throw new RangeError(`There is no range ${start} to ${end}.`)
  return { offset: start, length: end === undefined ? 0 : end - start + 1 }
}

async function orProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw s3Problem(error)
  }
}

async function orUndefined<T>(lookUp: Promise<T>): Promise<T | undefined> {
  try {
    return await lookUp
  } catch (error) {
    if (['NoSuchKey', 'NotFound'].includes(s3Code(error) ?? '')) return undefined
    throw error
  }
}
