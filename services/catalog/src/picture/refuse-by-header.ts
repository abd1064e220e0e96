import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { headerRefusal } from './header-refusal.ts'
import type { RefusedFile } from './picture-refusal.ts'
import { refuseFiles } from './refuse-files.ts'

/** @throws InvalidInput on `field`, naming every file of which the first bytes already say that it is not taken */
export async function refuseByHeader(field: string, files: readonly UploadedFile[]): Promise<void> {
  const refused: RefusedFile[] = []
  for (const file of files) {
    const reason = await headerRefusal(file)
    if (reason !== undefined) refused.push({ name: file.name, reason })
  }
  refuseFiles(field, refused)
}
