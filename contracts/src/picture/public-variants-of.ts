import { mediaAddress } from './media-address.ts'
import type { PictureVariant } from './picture-variant.ts'
import type { PublicVariant } from './public-variant.ts'

interface Filed {
  readonly hash: string
  readonly variants: readonly PictureVariant[]
}

/** The files of a picture with their addresses: AVIF, then WebP, each ascending. */
export function publicVariantsOf({ hash, variants }: Filed): PublicVariant[] {
  return variants
    .toSorted((a, b) => a.format.localeCompare(b.format) || a.widthPx - b.widthPx)
    .map((variant) => ({
      url: mediaAddress(hash, variant),
      format: variant.format,
      width: variant.widthPx,
      height: variant.heightPx,
    }))
}
