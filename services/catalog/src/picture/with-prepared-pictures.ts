import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { lockHashes } from './hash-lock.store.ts'
import { findUnusedHashes } from './picture-file.store.ts'
import type { PictureStudio } from './picture-studio.ts'
import { preparePictures } from './prepare-pictures.ts'
import type { PreparedPicture } from './prepared-picture.ts'
import { removePictureFiles } from './remove-picture-files.ts'

const BEGINNING = new Date(0)

/**
 * Runs a command that adds the uploaded pictures. When it fails, or one of the files is refused, nothing that was
 * stored for it stays.
 *
 * @param field of the form, for what is refused
 * @throws InvalidInput, Unavailable, and what the command throws
 */
export async function withPreparedPictures<Result>(
  studio: PictureStudio,
  field: string,
  files: readonly UploadedFile[],
  command: (pictures: readonly PreparedPicture[]) => Promise<Result>,
): Promise<Result> {
  const stored = new Set<string>()
  try {
    return await command(await preparePictures(studio, field, files, (hash) => stored.add(hash)))
  } catch (error) {
    // What cannot be taken away now is found by the clean-up; the caller is to hear of what went wrong first.
    if (stored.size > 0) await dropUnusedFiles(studio, [...stored]).catch(() => {})
    throw error
  }
}

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
