import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'

/** Writes a file into a folder, as an upload leaves it. */
export async function putUpload(folder: string, name: string, bytes: Buffer): Promise<UploadedFile> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return new UploadedFile({ name, path, sizeBytes: bytes.length, hash, isCut: false })
}
