import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'

/** Files as a request brings them, without the request. */
export interface UploadFolder {
  readonly path: string
  upload(name: string, bytes: Uint8Array): Promise<UploadedFile>
  remove(): Promise<void>
}

export async function openUploadFolder(): Promise<UploadFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-test-'))
  return {
    path: folder,
    async upload(name, bytes) {
      const path = join(folder, randomUUID())
      await writeFile(path, bytes)
      const hash = createHash('sha256').update(bytes).digest('hex')
      return new UploadedFile({ name, path, sizeBytes: bytes.length, hash, isCut: false })
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
