import type { Readable } from 'node:stream'
import { Client, type ClientOptions } from 'minio'
import { z } from 'zod'
import { Unavailable } from '../problem/problem.ts'
import { contentTypeOf, requireObjectKey } from './object-key.ts'
import { exactChunks } from './exact-chunks.ts'
import {
  type Bucket,
  BUCKETS,
  type ByteRange,
  type ObjectBody,
  type ObjectStore,
  type StoredObject,
} from './object-store.ts'
import { errorCode } from '../problem/error-code.ts'

/** What a replaced or deleted object leaves behind where an operator has switched versions on. */
const LIFECYCLE = {
  Rule: [
    {
      ID: 'forget-old-versions',
      Status: 'Enabled',
      Filter: { Prefix: '' },
      NoncurrentVersionExpiration: { NoncurrentDays: 30 },
    },
  ],
}

const responseSchema = z.looseObject({
  headers: z.looseObject({
    etag: z.string(),
    'last-modified': z.string(),
    'content-length': z.coerce.number(),
    /** `bytes 0-3/10`, where a range was asked for. */
    'content-range': z.string().optional(),
  }),
})

const REASONS: Readonly<Record<string, string>> = {
  AccessDenied: 'its keys do not allow it',
  InvalidAccessKeyId: 'its keys are not known',
  SignatureDoesNotMatch: 'its keys are wrong',
  RequestTimeTooSkewed: 'its clock and ours differ',
  XMinioStorageFull: 'its disk is full',
  NoSuchBucket: 'its buckets are missing',
}

const RETRY_AFTER_SECONDS = 30

export interface MinioObjectStoreSettings {
  /** `http://host:port` or `https://…` of MinIO or another S3. */
  readonly endpoint: string
  readonly accessKey: string
  readonly secretKey: string
  /** What the names of our buckets begin with; S3 has one set of names for everybody. */
  readonly bucketPrefix?: string
  /** One bucket that holds all three, below `objects/`, in place of buckets of their own. */
  readonly within?: string
}

export function openClient(
  { endpoint, accessKey, secretKey }: MinioObjectStoreSettings,
  options: Pick<ClientOptions, 'partSize' | 'retryOptions'>,
): Client {
  const { hostname, port, protocol } = new URL(endpoint)
  return new Client({
    endPoint: hostname,
    useSSL: protocol === 'https:',
    ...(port === '' ? {} : { port: Number(port) }),
    accessKey,
    secretKey,
    region: REGION,
    ...options,
  })
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
  const { bucketPrefix = 'tahanan', within } = settings
  const client = openClient(settings, { partSize: PART_BYTES })
  const nameOf = (bucket: Bucket) => within ?? `${bucketPrefix}-${bucket}`
  const folderOf = (bucket: Bucket) => (within === undefined ? '' : `objects/${bucket}/`)
  const pathOf = (bucket: Bucket, key: string) => folderOf(bucket) + key
  await orProblem(() => setUpBuckets(client, new Set(BUCKETS.map(nameOf))))

  return {
    async put(bucket, key, body) {
      requireObjectKey(key)
      const bytes = await takeBody(body)
      const metadata = { 'Content-Type': contentTypeOf(key) ?? '', 'Cache-Control': CACHE_CONTROL }
      await orProblem(() => client.putObject(nameOf(bucket), pathOf(bucket, key), bytes, bytes.length, metadata))
    },

    async get(bucket, key, range) {
      requireObjectKey(key)
      const { offset, length } = spanOf(range)
      return orProblem(async () => {
        const stream = await orUndefined(client.getPartialObject(nameOf(bucket), pathOf(bucket, key), offset, length))
        if (stream === undefined) return undefined
        const object = toStoredObject(key, stream)
        if (range === undefined || range.start < object.sizeBytes) return { ...object, stream }
        stream.destroy()
        throw new RangeError(`There is no range from ${range.start} in ${object.sizeBytes} bytes.`)
      })
    },

    async stat(bucket, key) {
      requireObjectKey(key)
      return orProblem(async () => {
        const found = await orUndefined(client.statObject(nameOf(bucket), pathOf(bucket, key)))
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
      keys.forEach(requireObjectKey)
      if (keys.length === 0) return
      await orProblem(async () => {
        const results = await client.removeObjects(
          nameOf(bucket),
          keys.map((key) => pathOf(bucket, key)),
        )
        const failed = results.find((result) => result?.Error !== undefined)
        if (failed?.Error !== undefined) throw new Error(`${failed.Error.Key}: ${failed.Error.Message}`)
      })
    },

    async *list(bucket, prefix) {
      try {
        for await (const item of client.listObjectsV2(nameOf(bucket), pathOf(bucket, prefix), true)) {
          const { name, size, lastModified } = listedSchema.parse(item)
          yield { key: name.slice(folderOf(bucket).length), sizeBytes: size, modifiedAt: lastModified }
        }
      } catch (error) {
        throw s3Problem(error)
      }
    },

    async ping() {
      await orProblem(() => client.bucketExists(nameOf('media')))
    },

    close: async () => {},
  }
}

/** Length 0 is up to the end. */
function spanOf(range: ByteRange | undefined): { readonly offset: number; readonly length: number } {
  const { start, end } = range ?? { start: 0 }
  if (start < 0 || (end !== undefined && end < start)) throw new RangeError(`There is no range ${start} to ${end}.`)
  return { offset: start, length: end === undefined ? 0 : end - start + 1 }
}

export async function orProblem<T>(work: () => Promise<T>): Promise<T> {
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
    if (['NoSuchKey', 'NotFound'].includes(errorCode(error) ?? '')) return undefined
    throw error
  }
}

/**
 * All of a body; decision 92 bounds uploads. S3 signs the whole of an object before its first byte, and
 * would keep a shorter one than announced waiting for the rest.
 */
async function takeBody(body: ObjectBody): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const chunks: Buffer[] = []
  for await (const chunk of exactChunks(body.stream, body.sizeBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** What a failure of S3 means to whoever waits for it; the cause says all. */
function s3Problem(error: unknown): unknown {
  if (error instanceof RangeError || error instanceof Unavailable) return error
  const code = errorCode(error) ?? ''
  if (code === 'InvalidRange') return new RangeError('The object ends before the range begins.', { cause: error })
  const reason = REASONS[code] ?? 'it is away'
  const detail = `The object store cannot do that: ${reason}. Try again later.`
  return new Unavailable(detail, RETRY_AFTER_SECONDS, { cause: error })
}

/** What the answer to a GET says of the object; its stream is the answer itself. */
function toStoredObject(key: string, stream: Readable): StoredObject {
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

/**
 * Makes the buckets that are missing, and takes away whatever lets anybody read them without our keys: visitors get
 * media through public-api. Safe to run at every start, by many processes at once.
 */
async function setUpBuckets(client: Client, names: ReadonlySet<string>): Promise<void> {
  for (const name of names) {
    await make(client, name)
    await client.setBucketPolicy(name, '').catch(unless('NoSuchBucketPolicy'))
    await client.setBucketLifecycle(name, LIFECYCLE)
  }
}

async function make(client: Client, name: string): Promise<void> {
  if (await client.bucketExists(name)) return
  await client.makeBucket(name, REGION).catch(unless('BucketAlreadyOwnedByYou', 'BucketAlreadyExists'))
}

function unless(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!codes.includes(errorCode(error) ?? '')) throw error
  }
}
