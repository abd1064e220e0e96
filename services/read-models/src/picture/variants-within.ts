import type { PictureState } from '@tahanan/contracts/picture/picture.ts'
import { type PublicVariant, publicVariantsOf } from '@tahanan/contracts/picture/public-picture.ts'

/**
 * What a card offers of its picture: the files up to this width, so that twelve cards stay small. Of a picture that
 * has none of them, because they are still being made or because it is of an odd width, the narrowest of each format.
 */
export function variantsWithin(picture: PictureState | undefined, widthPx: number): PublicVariant[] {
  if (picture === undefined) return []
  const all = publicVariantsOf(picture)
  return all.filter(
    ({ format, width }, index) => width <= widthPx || all.findIndex((variant) => variant.format === format) === index,
  )
}
