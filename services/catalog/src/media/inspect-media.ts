import { BUCKETS, type ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import type { Catalog } from '../command/run-command.ts'
import { listKnownOwners, listReferredObjects, type ObjectName, ownerOf } from './purge-media.ts'

export interface MediaInspection {
  readonly catalog: Catalog
  readonly store: ObjectStore
  readonly now: Date
}

/** Younger objects may belong to an upload whose rows are still to come. */
const FRESH_MS = 24 * 60 * 60_000
const EXAMPLES = 20

/**
 * Compares the object store with the tables, for the log and the System page. It changes nothing. What changes under
 * its hands is looked at again before it counts.
 */
export async function inspectMedia({ catalog: { pool }, store, now }: MediaInspection): Promise<MediaReport> {
  const missing = await listReferredObjects(pool)
  const old: { readonly name: ObjectName; readonly owner: string; readonly sizeBytes: number }[] = []
  let objects = 0
  for (const bucket of BUCKETS) {
    for await (const { key, sizeBytes, modifiedAt } of store.list(bucket, '')) {
      objects += 1
      missing.delete(`${bucket}/${key}`)
      if (now.getTime() - modifiedAt.getTime() > FRESH_MS) {
        old.push({ name: `${bucket}/${key}`, owner: ownerOf(bucket, key), sizeBytes })
      }
    }
  }
  const owners = await listKnownOwners(pool)
  const orphans = old.filter(({ owner }) => !owners.has(owner))
  const stillReferred = missing.size === 0 ? missing : await listReferredObjects(pool)
  return {
    checkedAt: now,
    objects,
    orphans: {
      ...finding(orphans.map(({ name }) => name)),
      sizeBytes: orphans.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    },
    missing: finding([...missing].filter((name) => stillReferred.has(name))),
  }
}

function finding(names: readonly string[]): Finding {
  return { count: names.length, examples: names.slice(0, EXAMPLES) }
}

/** Some of what was found, and how much there is of it. */
interface Finding {
  readonly count: number
  /** `bucket/key` of the first of them. */
  readonly examples: readonly string[]
}

/** What does not fit together between the tables and the object store. */
interface MediaReport {
  readonly checkedAt: Date
  readonly objects: number
  /** Objects that nobody refers to; those of the last day are left out, because an upload may be under way. */
  readonly orphans: Finding & { readonly sizeBytes: number }
  /** Objects that a picture or document refers to and that are not there. */
  readonly missing: Finding
}
