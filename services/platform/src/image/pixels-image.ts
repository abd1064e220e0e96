import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Pixels } from './pixels.ts'

/** Decoded pixels, ready to be resized or encoded. */
export function pixelsImage({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}
