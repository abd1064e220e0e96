import { listKnownOwners, ownerOf } from '@tahanan/catalog/media/purge-media.ts'
import { type Bucket, BUCKETS, type ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import type { Pool } from 'pg'

/** Beyond this, and this part of all, the store is taken for lost, not for tidied. */
const PRUNED_AT_ONCE = { least: 100, share: 1 / 5 } as const
const BATCH = 1_000

/**
 * Deletes from backups' objects what the store has no more and no table refers to: files of people who were erased, of
 * imports that were deleted, and of what was deleted over 30 days ago, which no kept backup names. Undefined, with nothing
 * deleted, where that would be a fifth of all: then it is the store that lost it.
 */
export async function pruneObjects(
  { pool, store }: { readonly pool: Pool; readonly store: ObjectStore },
  objects: ObjectStore,
): Promise<number | undefined> {
  const owners = await listKnownOwners(pool)
  const gone = new Map<Bucket, string[]>(BUCKETS.map((bucket) => [bucket, []]))
  let [all, count] = [0, 0]
  for (const bucket of BUCKETS) {
    for await (const { key } of objects.list(bucket, '')) {
      all += 1
      if (owners.has(ownerOf(bucket, key)) || (await store.stat(bucket, key)) !== undefined) continue
      gone.get(bucket)?.push(key)
      count += 1
    }
  }
  if (count > 0 && (owners.size === 0 || count > Math.max(PRUNED_AT_ONCE.least, all * PRUNED_AT_ONCE.share)))
    return undefined
  for (const [bucket, keys] of gone)
    for (let from = 0; from < keys.length; from += BATCH) await objects.delete(bucket, keys.slice(from, from + BATCH))
  return count
}
