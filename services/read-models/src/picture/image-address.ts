import { mediaAddress, variantFor } from '@tahanan/contracts/picture/variants.ts'
import type { PictureState } from '@tahanan/contracts/picture/picture.ts'

/** The one address of a card's picture, for a place of this width in pixels; null where there is no picture. */
export function imageAddress(picture: PictureState | undefined, widthPx: number): string | null {
  return picture === undefined ? null : mediaAddress(picture.hash, variantFor(picture.variants, widthPx))
}
