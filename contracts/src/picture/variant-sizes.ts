import { variantWidths } from './variant-widths.ts'

export interface VariantSize {
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
