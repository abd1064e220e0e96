import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { BUCKETS, type ObjectStore } from '@tahanan/platform/object-store/object-store.ts'

/** Everything that a store holds, `bucket/key: hash of the bytes`, in order. */
export async function listObjects(store: ObjectStore): Promise<string[]> {
  const found: string[] = []
  for (const bucket of BUCKETS) {
    for await (const { key } of store.list(bucket, '')) {
      const object = await store.get(bucket, key)
      if (object === undefined) continue
      const hash = createHash('sha256')
      await pipeline(object.stream, hash)
      found.push(`${bucket}/${key}: ${hash.digest('hex')}`)
    }
  }
  return found.toSorted()
}
