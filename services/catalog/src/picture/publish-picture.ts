import type { UnitOfWork } from '../command/unit-of-work.ts'
import { pictureStateOf } from './picture-state-of.ts'
import type { Picture } from './picture.ts'

/** Publishes a picture that was just stored. */
export function publishPicture(unit: UnitOfWork, picture: Picture): Promise<void> {
  const { id, version } = picture
  const data = pictureStateOf(picture)
  return unit.publish({ type: 'picture.changed', aggregate: 'picture', aggregateId: id, version, data })
}
