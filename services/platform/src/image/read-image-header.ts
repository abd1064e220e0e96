import sharp from 'sharp'
import type { Metadata } from 'sharp'
import { UndecodableError } from './undecodable-error.ts'

/** What a picture's first bytes say of it. Width and height in pixels as one sees it, the orientation applied. */
export interface ImageHeader {
  readonly format: 'jpeg' | 'png'
  readonly widthPx: number
  readonly heightPx: number
}

export const PIXELS_MAX = 40_000_000

/**
 * Reads the header only, so that a small file that claims to be huge costs nothing.
 *
 * @throws UndecodableError for anything but JPEG and PNG, and above 40 megapixels (decision 73)
 */
export async function readImageHeader(bytes: Buffer): Promise<ImageHeader> {
  const { format, autoOrient } = await metadataOf(bytes)
  if (format !== 'jpeg' && format !== 'png') throw new UndecodableError(`It is neither JPEG nor PNG, but ${format}.`)
  const { width: widthPx, height: heightPx } = autoOrient
  if (widthPx * heightPx > PIXELS_MAX) {
    throw new UndecodableError(`It is ${widthPx} × ${heightPx} pixels large; 40 megapixels are allowed.`)
  }
  return { format, widthPx, heightPx }
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw new UndecodableError('It is no picture.', { cause: error })
  }
}
