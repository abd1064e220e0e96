import sharp from 'sharp'
import type { Pixels } from './pixels.ts'
import { PIXELS_MAX, readImageHeader } from './read-image-header.ts'
import { UndecodableError } from './undecodable-error.ts'

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
