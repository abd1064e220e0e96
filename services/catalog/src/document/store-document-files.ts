import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { developFile } from '../picture/develop-file.ts'
import { originalKey } from '../picture/original-key.ts'
import type { RefusedFile } from '../picture/picture-refusal.ts'
import type { PictureStudio } from '../picture/picture-studio.ts'
import { refuseByHeader } from '../picture/refuse-by-header.ts'
import { refuseFiles } from '../picture/refuse-files.ts'

export interface StoredFile {
  /** In the bucket `documents`; nothing in it says what it is of. */
  readonly objectKey: string
  readonly sizeBytes: number
}

/**
 * Checks the images of papers as those of pictures are checked, and stores them as they came: a scan is a proof.
 *
 * @param onStored told of each key before it is stored
 * @throws InvalidInput on `field` naming every file that is refused; Unavailable
 */
export async function storeDocumentFiles(
  { objects, darkroom }: PictureStudio,
  field: string,
  files: readonly UploadedFile[],
  onStored: (objectKey: string) => void,
): Promise<StoredFile[]> {
  await refuseByHeader(field, files)
  const stored: StoredFile[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const developed = await developFile(darkroom, file)
    if ('refusal' in developed) refused.push({ name: file.name, reason: developed.refusal })
    else if (refused.length === 0) {
      const objectKey = originalKey(randomUUID(), developed.picture.originalFormat)
      onStored(objectKey)
      const { path, sizeBytes } = file
      await objects.put('documents', objectKey, { stream: createReadStream(path), sizeBytes })
      stored.push({ objectKey, sizeBytes })
    }
  }
  refuseFiles(field, refused)
  return stored
}
