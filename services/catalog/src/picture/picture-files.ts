import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import type { PoolClient } from 'pg'
import { findUnusedHashes, lockHashes } from './picture.store.ts'

const ENDINGS = { jpeg: 'jpg', png: 'png', pdf: 'pdf' } as const

export type OriginalFormat = 'jpeg' | 'png'

/** Where an original lies in the bucket `originals`, or a paper in `documents`. */
export function originalKey(name: string, format: keyof typeof ENDINGS): string {
  return `${name}.${ENDINGS[format]}`
}

/** Takes away the original of a hash and everything that was made of it. */
async function removePictureFiles(objects: ObjectStore, hash: string): Promise<void> {
  const variants: string[] = []
  for await (const { key } of objects.list('media', `${hash}/`)) variants.push(key)
  await objects.delete('media', variants)
  await objects.delete('originals', [originalKey(hash, 'jpeg'), originalKey(hash, 'png')])
}

/**
 * Takes away the files of every hash that no picture has, not even one deleted since `keptSince`; the hashes are locked
 * until the transaction ends. Answers those that nobody has.
 */
export async function removeUnusedFiles(
  client: PoolClient,
  objects: ObjectStore,
  { hashes, keptSince }: { readonly hashes: readonly string[]; readonly keptSince: Date },
): Promise<string[]> {
  await lockHashes(client, hashes, 'exclusive')
  const unused = await findUnusedHashes(client, hashes, keptSince)
  for (const hash of unused) await removePictureFiles(objects, hash)
  return unused
}
