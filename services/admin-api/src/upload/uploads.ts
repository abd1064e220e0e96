import { join } from 'node:path'
import { type PictureDecoder, openPictureDecoder } from '@tahanan/catalog/picture/picture-decoder.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { openTemporaryFolder, type TemporaryFolder } from '@tahanan/platform/file/temporary-folder.ts'

/** What calls that bring files stand on. */
export interface Uploads {
  /** Where files lie while their call is under way. */
  readonly folder: TemporaryFolder
  /** Where they are looked at. */
  readonly decoder: PictureDecoder
  /** Where they are kept. */
  readonly objects: ObjectStore
  /** `LISTING_PICTURES_MAX`: how many pictures a listing or a project may have. */
  readonly picturesMax: number
}

interface UploadsSettings {
  /** `DATA_DIR`: files under way lie in a folder of it, whatever keeps them in the end. */
  readonly dataDir: string
  /** Stays the caller's to close. */
  readonly objects: ObjectStore
  readonly picturesMax: number
}

export async function openUploads({ dataDir, objects, picturesMax }: UploadsSettings) {
  const folder = await openTemporaryFolder(join(dataDir, 'uploads'))
  const decoder = openPictureDecoder()
  return { folder, decoder, objects, picturesMax, close: () => decoder.close() }
}
