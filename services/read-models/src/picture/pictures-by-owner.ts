import { type PictureOwner, type PictureState, pictureStateSchema } from '@tahanan/contracts/picture/picture.ts'
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
