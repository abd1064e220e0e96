import { isDeepStrictEqual } from 'node:util'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { auditedPicture } from './audited-picture.ts'
import type { Picture } from './picture.ts'
import { updatePictureRow } from './picture.store.ts'
import { publishPicture } from './publish-picture.ts'

export type PictureChanges = Partial<
  Pick<Picture, 'position' | 'caption' | 'kind' | 'variants' | 'progress' | 'renderVersion' | 'requestedAt' | 'cause'>
>

/** Makes the next version of a picture that is locked. What would change nothing leaves no version, event or audit. */
export async function changePicture(
  unit: UnitOfWork,
  before: Picture,
  changes: PictureChanges,
  action: string,
): Promise<Picture> {
  const changed = { ...before, ...changes }
  if (isDeepStrictEqual(changed, before)) return before
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
