import { tombstoneOf } from '../aggregate/tombstone-of.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { auditedPicture } from './audited-picture.ts'
import type { Picture } from './picture.ts'
import { markPictureDeleted } from './picture.store.ts'

/** Deletes a picture that is locked. Its files stay for a while (decision 65). */
export async function tombstonePicture(unit: UnitOfWork, picture: Picture): Promise<void> {
  const { client, context, publish, audit } = unit
  const { id, ownerNoun, ownerId } = picture
  const version = picture.version + 1
  await markPictureDeleted(client, id, version, context.now)
  const data = { ...tombstoneOf(id, context.now), ownerNoun, ownerId }
  await publish({ type: 'picture.deleted', aggregate: 'picture', aggregateId: id, version, data })
  await audit({ noun: 'picture', id, action: 'delete', before: auditedPicture(picture), after: null })
}
