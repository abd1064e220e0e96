import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { UndecodableError } from '@tahanan/platform/image/undecodable-error.ts'
import type { PictureDecoder } from './picture-decoder.ts'
import type { DecodedPicture } from './decode-picture.ts'
import type { PictureRefusal } from './picture.ts'

/** WebP ends at 16,383 pixels, and the widest variant is 1,920 wide. */
const HIGHEST_RATIO = 8

/** The picture that a file holds, or why it is none. */
export async function decodeFile(
  decoder: PictureDecoder,
  { path }: UploadedFile,
): Promise<{ readonly picture: DecodedPicture } | { readonly refusal: PictureRefusal }> {
  try {
    const picture = await decoder.decode(path)
    return picture.heightPx > picture.widthPx * HIGHEST_RATIO ? { refusal: 'shape' } : { picture }
  } catch (error) {
    if (error instanceof UndecodableError) return { refusal: 'damaged' }
    throw error
  }
}
