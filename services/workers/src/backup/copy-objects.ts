import { BUCKETS, type ObjectStore } from '@tahanan/platform/object-store/object-store.ts'

interface CopiedObjects {
  readonly copied: number
  /** Were there already. */
  readonly kept: number
}

/**
 * Copies every object that `to` lacks. Objects never change under their key, so one of the same size is taken for the
 * same; what is deleted meanwhile is left out. Interrupted, it goes on where it was when it is begun again.
 */
export async function copyObjects(from: ObjectStore, to: ObjectStore): Promise<CopiedObjects> {
  let [copied, kept] = [0, 0]
  for (const bucket of BUCKETS) {
    for await (const { key, sizeBytes } of from.list(bucket, '')) {
      if ((await to.stat(bucket, key))?.sizeBytes === sizeBytes) {
        kept += 1
        continue
      }
      const object = await from.get(bucket, key)
      if (object === undefined) continue
      // Where it cannot be kept, nobody reads it to its end.
      await to.put(bucket, key, object).finally(() => object.stream.destroy())
      copied += 1
    }
  }
  return { copied, kept }
}
