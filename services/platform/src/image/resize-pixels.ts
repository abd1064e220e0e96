import type { Pixels } from './pixels.ts'
import { pixelsImage } from './pixels-image.ts'

/** The same picture in this size. */
export async function resizePixels(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  if (pixels.width === width && pixels.height === height) return pixels
  return { data: await pixelsImage(pixels).resize({ width, height, fit: 'fill' }).raw().toBuffer(), width, height }
}
