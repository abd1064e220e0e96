import type { UnitOfWork } from '../command/unit-of-work.ts'
import type { OwnerKey } from './picture.ts'
import { lockPicturesOf } from './picture.store.ts'
import { tombstonePicture } from './tombstone-picture.ts'

/** Deletes every picture of an owner that is locked: it goes itself, or gets another one. */
export async function deletePicturesOf(unit: UnitOfWork, owner: OwnerKey): Promise<void> {
  for (const picture of await lockPicturesOf(unit.client, owner)) await tombstonePicture(unit, picture)
}
