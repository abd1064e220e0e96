import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { dropUnusedFiles } from './drop-unused-files.ts'
import type { PictureStudio } from './picture-studio.ts'
import type { PreparedPicture } from './prepared-picture.ts'
import { preparePictures } from './prepare-pictures.ts'

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
