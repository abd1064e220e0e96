import type { Pixels } from './pixels.ts'
import { pixelsImage } from './pixels-image.ts'

/** The same picture `widthPx` wide; its own pixels where it is no wider. */
export async function resizePixels(pixels: Pixels, widthPx: number): Promise<Pixels> {
  if (pixels.width <= widthPx) return pixels
  const { data, info } = await pixelsImage(pixels)
    .resize({ width: widthPx })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
