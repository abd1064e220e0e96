import { pictureStateSchema, type PictureState } from '@tahanan/contracts/picture/picture-state.ts'
import { type StateRow, statesOf } from '../projection/states-of.ts'

/** The pictures among `rows` by the id of their owner, each owner's in order: the cover first. */
export function picturesByOwner(rows: readonly StateRow[]): ReadonlyMap<number, readonly PictureState[]> {
  const byOwner = new Map<number, PictureState[]>()
  for (const picture of statesOf(rows, 'picture', pictureStateSchema).values()) {
    const known = byOwner.get(picture.ownerId)
    if (known === undefined) byOwner.set(picture.ownerId, [picture])
    else known.push(picture)
  }
  for (const pictures of byOwner.values()) pictures.sort((a, b) => a.position - b.position || a.id - b.id)
  return byOwner
}
