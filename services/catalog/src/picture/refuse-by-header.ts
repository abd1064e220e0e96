import { UPLOAD_LIMITS } from '@tahanan/contracts/file/upload-limits.ts'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { sniffImage } from '@tahanan/platform/image/sniff-image.ts'
import type { PictureRefusal, RefusedFile } from './picture-refusal.ts'
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

/** What can be told of a file without decoding it; undefined where nothing speaks against it. */
async function headerRefusal({ path, isCut }: UploadedFile): Promise<PictureRefusal | undefined> {
  const image = await sniffImage(path)
  switch (image.format) {
    case 'empty':
    case 'heic':
      return image.format
    case 'other':
      return 'format'
    case 'broken':
      return 'damaged'
    case 'jpeg':
    case 'png':
      if (isCut) return 'size'
      if (image.isAnimated) return 'animated'
      return image.widthPx * image.heightPx > UPLOAD_LIMITS.pixels ? 'pixels' : undefined
  }
}
