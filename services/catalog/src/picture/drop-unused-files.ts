import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { lockHashes } from './hash-lock.store.ts'
import { findUnusedHashes } from './picture-file.store.ts'
import type { PictureStudio } from './picture-studio.ts'
import { removePictureFiles } from './remove-picture-files.ts'

const BEGINNING = new Date(0)

/**
 * Takes away the original and the variants of every hash that no picture has, whatever happens at the same time: an
 * upload of the same bytes waits, and then stores them again. Answers those hashes.
 *
 * @param keptSince pictures deleted before do not count (decision 65); left out, all of them do
 */
export function dropUnusedFiles(
  { pool, objects }: Pick<PictureStudio, 'pool' | 'objects'>,
  hashes: readonly string[],
  keptSince: Date = BEGINNING,
): Promise<string[]> {
  return inTransaction(pool, async (client) => {
    await lockHashes(client, hashes, 'exclusive')
    const unused = await findUnusedHashes(client, hashes, keptSince)
    for (const hash of unused) await removePictureFiles(objects, hash)
    return unused
  })
}
