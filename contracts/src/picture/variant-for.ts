import type { PictureVariant } from './picture-variant.ts'

/**
 * The WebP for a place of this width: the smallest that is wide enough, or else the widest there is.
 *
 * @throws Error when there is no WebP, which no picture is without
 */
export function variantFor(variants: readonly PictureVariant[], widthPx: number): PictureVariant {
  const ascending = variants.filter(({ format }) => format === 'webp').toSorted((a, b) => a.widthPx - b.widthPx)
  const chosen = ascending.find((variant) => variant.widthPx >= widthPx) ?? ascending.at(-1)
  if (chosen === undefined) throw new Error('A picture has no WebP.')
  return chosen
}
