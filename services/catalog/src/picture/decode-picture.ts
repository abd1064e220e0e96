import { readFile } from 'node:fs/promises'
import { decodeImage, readImageHeader } from '@tahanan/platform/image/decode-image.ts'
import { encodeImage, type Pixels, resizePixels } from '@tahanan/platform/image/pixels.ts'
import type { OriginalFormat } from './picture-files.ts'

/** What an upload makes of an original, so that it can be shown at once. */
export interface DecodedPicture {
  readonly originalFormat: OriginalFormat
  /** Of the original, upright. */
  readonly widthPx: number
  readonly heightPx: number
  readonly blur: string
  /** A WebP 1280 pixels wide, or as wide as the original where that is less. */
  readonly firstVariant: { readonly widthPx: number; readonly heightPx: number; readonly bytes: Buffer }
}

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
