import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { join } from 'node:path'
import { openDarkroom } from './darkroom.ts'
import type { PictureStudio } from './picture-studio.ts'
import { openUploadFolder, type UploadFolder } from './upload-folder.fixture.ts'
import { BUCKETS } from '@tahanan/platform/object-store/object-store.ts'

export interface TestStudio extends PictureStudio {
  readonly catalog: TestCatalog
  readonly uploads: UploadFolder
  /** Everything that is stored, as `bucket/key`. */
  storedKeys(): Promise<string[]>
  close(): Promise<void>
}

/** A catalogue with files, of its own for one test file. */
export async function openTestStudio(): Promise<TestStudio> {
  const catalog = await openTestCatalog()
  const uploads = await openUploadFolder()
  const objects = await openFileObjectStore({ folder: join(uploads.path, 'media') })
  const darkroom = openDarkroom()
  return {
    pool: catalog.pool,
    objects,
    darkroom,
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
      await darkroom.close()
      await objects.close()
      await catalog.drop()
      await uploads.remove()
    },
  }
}
