import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { UndecodableError } from '@tahanan/platform/image/undecodable-error.ts'
import { fileTypeFromFile } from 'file-type'
import type { PictureDecoder } from './picture-decoder.ts'
import type { DecodedPicture } from './decoder-reply.ts'
import type { PictureRefusal } from './picture.ts'

/** WebP ends at 16,383 pixels, and the widest variant is 1,920 wide. */
const HIGHEST_RATIO = 8
/** A PNG of several frames. */
const ANIMATED = 'apng'
const TAKEN: ReadonlySet<string> = new Set(['jpg', 'png', ANIMATED])
const HEIC: ReadonlySet<string> = new Set(['heic', 'heif'])

/** The picture that a file holds, or why it is none. */
export async function decodeFile(
  decoder: PictureDecoder,
  { path }: UploadedFile,
): Promise<{ readonly picture: DecodedPicture } | { readonly refusal: PictureRefusal }> {
  try {
    const picture = await decoder.decode(path)
    return picture.heightPx > picture.widthPx * HIGHEST_RATIO ? { refusal: 'shape' } : { picture }
  } catch (error) {
    return { refusal: refusalOf(error) }
  }
}

/** What can be told of a file without decoding it; undefined where nothing speaks against it. */
export async function findHeaderRefusal(
  decoder: PictureDecoder,
  { path, sizeBytes, isCut }: UploadedFile,
): Promise<PictureRefusal | undefined> {
  if (sizeBytes === 0) return 'empty'
  const { ext } = (await fileTypeFromFile(path)) ?? { ext: '' }
  if (HEIC.has(ext)) return 'heic'
  if (!TAKEN.has(ext)) return 'format'
  if (isCut) return 'size'
  if (ext === ANIMATED) return 'animated'
  try {
    await decoder.check(path)
    return undefined
  } catch (error) {
    return refusalOf(error)
  }
}

function refusalOf(error: unknown): PictureRefusal {
  if (!(error instanceof UndecodableError)) throw error
  return error.isTooLarge ? 'pixels' : 'damaged'
}
