import type { PictureVariant } from './picture.ts'

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

/** What every picture is made into, the smaller one first: a page offers them in this order. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const

/** Where a variant lies: below `/media/` of the site, and in the bucket `media`. Its bytes never change. */
export function variantPath(hash: string, { widthPx, format }: Pick<PictureVariant, 'widthPx' | 'format'>): string {
  return `${hash}/${widthPx}.${format}`
}

/** Widths in pixels that a page can ask for, as far as the picture reaches. */
const WIDTHS = [360, 720, 1280, 1920] as const

export const WIDEST_VARIANT_PX = Math.max(...WIDTHS)

/**
 * Widths of a picture's variants, ascending: the usual ones that are narrower than the picture, then its own, 1,920 at
 * most. Nothing is ever enlarged. `widthPx` is what one sees, after the orientation was applied.
 */
export function variantWidths(widthPx: number): readonly number[] {
  const own = Math.min(widthPx, WIDEST_VARIANT_PX)
  return [...WIDTHS.filter((width) => width < own), own]
}

interface VariantSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** Sizes of a picture's variants, ascending; both measures of the picture as one sees it. */
export function variantSizes({ widthPx, heightPx }: VariantSize): readonly VariantSize[] {
  return variantWidths(widthPx).map((width) => ({
    widthPx: width,
    heightPx: Math.max(1, Math.round((heightPx * width) / widthPx)),
  }))
}

/** The address of a variant on this host. It can be kept for ever. */
export function mediaAddress(hash: string, variant: Pick<PictureVariant, 'widthPx' | 'format'>): string {
  return `/media/${variantPath(hash, variant)}`
}
