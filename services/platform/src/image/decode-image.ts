import sharp, { type Metadata } from 'sharp'
import type { Pixels } from './pixels.ts'
import { UndecodableError } from './undecodable-error.ts'

/** What a picture's first bytes say of it. Width and height in pixels as one sees it, the orientation applied. */
interface ImageHeader {
  readonly format: 'jpeg' | 'png'
  readonly widthPx: number
  readonly heightPx: number
}

const PIXELS_MAX = 40_000_000

/**
 * Reads the header only, of bytes or of the file at a path, so that a small file that claims to be huge costs nothing.
 *
 * @throws UndecodableError for anything but JPEG and PNG, and above 40 megapixels (decision 73)
 */
export async function readImageHeader(file: Buffer | string): Promise<ImageHeader> {
  const { format, autoOrient } = await metadataOf(file)
  if (format !== 'jpeg' && format !== 'png') throw new UndecodableError(`It is neither JPEG nor PNG, but ${format}.`)
  const { width: widthPx, height: heightPx } = autoOrient
  if (widthPx * heightPx > PIXELS_MAX) {
    const text = `It is ${widthPx} × ${heightPx} pixels large; 40 megapixels are allowed.`
    throw new UndecodableError(text, { isTooLarge: true })
  }
  return { format, widthPx, heightPx }
}

async function metadataOf(file: Buffer | string): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw new UndecodableError('It is no picture.', { cause: error })
  }
}

/** What shines through transparent parts: the page's white. */
const BACKGROUND = '#fff'

/**
 * The picture as one sees it, at most `maxWidthPx` wide and never enlarged: upright, opaque, in sRGB whatever its
 * colours were (a wide gamut, CMYK, grey, 16 bits), and without any metadata, because only pixels are left.
 *
 * @throws UndecodableError when it cannot be decoded to its last row
 */
export async function decodeImage(bytes: Buffer, maxWidthPx: number): Promise<Pixels> {
  const { widthPx, heightPx } = await readImageHeader(bytes)
  const width = Math.min(maxWidthPx, widthPx)
  const height = Math.max(1, Math.round((heightPx * width) / widthPx))
  try {
    const data = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize({ width, height, fit: 'fill' })
      .flatten({ background: BACKGROUND })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    return { data, width, height }
  } catch (error) {
    throw new UndecodableError(`It cannot be decoded: ${reason(error)}`, { cause: error })
  }
}

/** libvips says where in itself it failed; the last line says what is wrong. */
function reason(error: unknown): string {
  const [line = 'unknown'] = (error instanceof Error ? error.message : String(error)).trim().split('\n').toReversed()
  return line
}
