import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { join } from 'node:path'
import { openPictureDecoder } from './picture-decoder.ts'
import type { PictureDependencies } from './picture-dependencies.ts'
import { openUploadFolder, type UploadFolder } from './upload-folder.fixture.ts'
import { BUCKETS } from '@tahanan/platform/object-store/object-store.ts'

export interface TestPictures extends PictureDependencies {
  readonly catalog: TestCatalog
  readonly uploads: UploadFolder
  /** Everything that is stored, as `bucket/key`. */
  storedKeys(): Promise<string[]>
  close(): Promise<void>
}

/** A catalogue with files, of its own for one test file. */
export async function openTestPictures(): Promise<TestPictures> {
  const catalog = await openTestCatalog()
  const uploads = await openUploadFolder()
  const objects = await openFileObjectStore({ folder: join(uploads.path, 'media') })
  const decoder = openPictureDecoder()
  return {
    pool: catalog.pool,
    objects,
    decoder,
    catalog,
    uploads,
    async storedKeys() {
      const keys: string[] = []
      for (const bucket of BUCKETS) {
        for await (const { key } of objects.list(bucket, '')) keys.push(`${bucket}/${key}`)
      }
      return keys.toSorted()
    },
    async close() {
      await decoder.close()
      await objects.close()
      await catalog.drop()
      await uploads.remove()
    },
  }
}
