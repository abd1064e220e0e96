import type { Readable } from 'node:stream'

/** `originals`: pictures as they were uploaded, private. `media`: what visitors see. `documents`: private papers. */
export const BUCKETS = ['originals', 'media', 'documents'] as const

export type Bucket = (typeof BUCKETS)[number]

/** Bytes, or a stream of as many as it says: S3 must know before it begins, or it would hold large parts in memory. */
export type ObjectBody = Uint8Array | { readonly stream: Readable; readonly sizeBytes: number }

export interface ObjectInfo {
  readonly key: string
  readonly sizeBytes: number
  readonly modifiedAt: Date
}

export interface StoredObject extends ObjectInfo {
  /** As the key's ending says (`contentTypeOf`). */
  readonly contentType: string
  /** Strong entity tag, quotes included; another one whenever the bytes may be others. */
  readonly etag: string
}

/** Both ends count, as in HTTP; without `end` up to the last byte. */
export interface ByteRange {
  readonly start: number
  readonly end?: number
}

export interface OpenedObject extends StoredObject {
  /** The whole object, or the range of it. Read it to its end or destroy it: it holds a file or a connection. */
  readonly stream: Readable
}

/**
 * Large immutable things by key, in files or on S3. A key is lower-case words with slashes between, and ends in what it
 * holds: `3f…c1/720.webp` (`requireObjectKey`; others reject with a RangeError). What the engine cannot do now, because it is
 * away, full or read-only, rejects with `Unavailable`; nothing is kept then.
 */
export interface ObjectStore {
  /**
   * Keeps the object, all of it or nothing, in place of an older one: readers see either. It survives a power cut once
   * this resolves. Rejects when the stream breaks, or is shorter or longer than announced.
   */
  put(bucket: Bucket, key: string, body: ObjectBody): Promise<void>
  /** Undefined where there is none. A range that begins behind the last byte rejects with a RangeError. */
  get(bucket: Bucket, key: string, range?: ByteRange): Promise<OpenedObject | undefined>
  stat(bucket: Bucket, key: string): Promise<StoredObject | undefined>
  /** Those that are not there are no problem. */
  delete(bucket: Bucket, keys: readonly string[]): Promise<void>
  /** Objects whose keys begin with `prefix`, in no particular order. */
  list(bucket: Bucket, prefix: string): AsyncIterable<ObjectInfo>
  /** Rejects when nothing can be kept at the moment. */
  ping(): Promise<void>
  close(): Promise<void>
}
