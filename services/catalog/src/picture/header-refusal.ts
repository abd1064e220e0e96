import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { UPLOAD_LIMITS } from '@tahanan/contracts/file/upload-limits.ts'
import { sniffImage } from '@tahanan/platform/image/sniff-image.ts'
import type { PictureRefusal } from './picture-refusal.ts'

/** What can be told of a file without decoding it; undefined where nothing speaks against it. */
export async function headerRefusal({ path, isCut }: UploadedFile): Promise<PictureRefusal | undefined> {
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
