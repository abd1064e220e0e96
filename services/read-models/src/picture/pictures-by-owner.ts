import { type PictureOwner, type PictureState, pictureStateSchema } from '@tahanan/contracts/picture/picture.ts'
import { type PublicVariant, publicVariantsOf } from '@tahanan/contracts/picture/public-picture.ts'
import { mediaAddress, variantFor } from '@tahanan/contracts/picture/variants.ts'
import { type StateRow, statesOf } from '../projection/states-of.ts'

/** The pictures of one kind of owner among `rows` by the owner's id, each owner's in order: the cover first. */
export function picturesByOwner(
  rows: readonly StateRow[],
  ownerNoun: PictureOwner,
): ReadonlyMap<number, readonly PictureState[]> {
  const byOwner = new Map<number, PictureState[]>()
  for (const picture of statesOf(rows, 'picture', pictureStateSchema).values()) {
    if (picture.ownerNoun !== ownerNoun) continue
    const known = byOwner.get(picture.ownerId)
    if (known === undefined) byOwner.set(picture.ownerId, [picture])
    else known.push(picture)
  }
  for (const pictures of byOwner.values()) pictures.sort((a, b) => a.position - b.position || a.id - b.id)
  return byOwner
}

/** The one address of a card's picture, for a place of this width in pixels; null where there is no picture. */
export function imageAddress(picture: PictureState | undefined, widthPx: number): string | null {
  return picture === undefined ? null : mediaAddress(picture.hash, variantFor(picture.variants, widthPx))
}

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
