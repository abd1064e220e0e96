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
