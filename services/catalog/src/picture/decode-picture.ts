import { readFile } from 'node:fs/promises'
import { decodeImage, readImageHeader } from '@tahanan/platform/image/decode-image.ts'
import { encodeImage, type Pixels, resizePixels } from '@tahanan/platform/image/pixels.ts'
import type { DecodedPicture } from './decoder-reply.ts'

/** One of the widths of every picture's variants. */
const FIRST_WIDTH_PX = 1280
const BLUR_WIDTH_PX = 16

/**
 * Decodes the whole original, which is how its content is checked, and makes its first files.
 *
 * @throws UndecodableError
 */
export async function decodePicture(path: string): Promise<DecodedPicture> {
  const original = await readFile(path)
  const { format, widthPx, heightPx } = await readImageHeader(original)
  const pixels = await decodeImage(original, FIRST_WIDTH_PX)
  return {
    originalFormat: format,
    widthPx,
    heightPx,
    blur: await blurOf(pixels),
    firstVariant: { widthPx: pixels.width, heightPx: pixels.height, bytes: await encodeImage(pixels, 'webp') },
  }
}

async function blurOf(pixels: Pixels): Promise<string> {
  const width = Math.min(BLUR_WIDTH_PX, pixels.width)
  const height = Math.max(1, Math.round((pixels.height * width) / pixels.width))
  const bytes = await encodeImage(await resizePixels(pixels, width, height), 'webp')
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
