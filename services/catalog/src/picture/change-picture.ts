import { isDeepStrictEqual } from 'node:util'
import type { PictureState } from '@tahanan/contracts/picture/picture.ts'
import { markDeleted, tombstoneOf } from '../aggregate/stored.store.ts'
import type { UnitOfWork } from '../command/run-command.ts'
import { updatePictureRow } from './picture.store.ts'
import type { Picture } from './picture.ts'

/** Changes a picture that is locked. What would change nothing leaves no version, event or audit. */
export async function changePicture(
  unit: UnitOfWork,
  before: Picture,
  changes: PictureChanges,
  action: string,
): Promise<Picture> {
  const changed = { ...before, ...changes }
  return isDeepStrictEqual(changed, before) ? before : storePicture(unit, before, changed, action)
}

/** Makes the next version of a picture that is locked. */
export async function storePicture(
  unit: UnitOfWork,
  before: Picture,
  changed: Picture,
  action: string,
): Promise<Picture> {
  const picture = { ...changed, version: before.version + 1, updatedAt: unit.context.now }
  await updatePictureRow(unit.client, picture)
  await publishPicture(unit, picture)
  await unit.audit({
    noun: 'picture',
    id: picture.id,
    action,
    before: auditedPicture(before),
    after: auditedPicture(picture),
  })
  return picture
}

/** What the audit trail keeps of a picture: what people decide, and what became of it. */
export function auditedPicture(picture: Picture): object {
  const { ownerNoun, ownerId, position, caption, kind, hash, progress, cause } = picture
  return { ownerNoun, ownerId, position, caption, kind, hash, progress, cause }
}

export function publishPicture(unit: UnitOfWork, picture: Picture): Promise<void> {
  const { id, version } = picture
  const data = pictureStateOf(picture)
  return unit.publish({ type: 'picture.changed', aggregate: 'picture', aggregateId: id, version, data })
}

/** Deletes a picture that is locked. Its files stay for a while (decision 65). */
export async function tombstonePicture(unit: UnitOfWork, picture: Picture): Promise<void> {
  const { client, context, publish, audit } = unit
  const { id, ownerNoun, ownerId } = picture
  const version = picture.version + 1
  await markDeleted(client, 'picture', id, version, context.now)
  const data = { ...tombstoneOf(id, context.now), ownerNoun, ownerId }
  await publish({ type: 'picture.deleted', aggregate: 'picture', aggregateId: id, version, data })
  await audit({ noun: 'picture', id, action: 'delete', before: auditedPicture(picture), after: null })
}

/** What `picture.changed` says of a picture: its schema says what is public, and the outbox leaves the rest behind. */
function pictureStateOf(picture: Picture): PictureState {
  const [createdAt, updatedAt] = [picture.createdAt.toISOString(), picture.updatedAt.toISOString()]
  return { ...picture, variants: [...picture.variants], createdAt, updatedAt }
}

export type PictureChanges = Partial<
  Pick<Picture, 'position' | 'caption' | 'kind' | 'variants' | 'progress' | 'renderVersion' | 'requestedAt' | 'cause'>
>
