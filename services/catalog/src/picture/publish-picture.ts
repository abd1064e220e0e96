import type { PictureState } from '@tahanan/contracts/picture/picture-state.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import type { Picture } from './picture.ts'

/** Publishes a picture that was just stored. */
export function publishPicture(unit: UnitOfWork, picture: Picture): Promise<void> {
  const { id, version } = picture
  const data = pictureStateOf(picture)
  return unit.publish({ type: 'picture.changed', aggregate: 'picture', aggregateId: id, version, data })
}

/** What `picture.changed` says of a picture; field by field, so that nothing private slips in. */
function pictureStateOf(picture: Picture): PictureState {
  return {
    id: picture.id,
    ownerNoun: picture.ownerNoun,
    ownerId: picture.ownerId,
    position: picture.position,
    caption: picture.caption,
    kind: picture.kind,
    hash: picture.hash,
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
    blur: picture.blur,
    variants: [...picture.variants],
    progress: picture.progress,
    renderVersion: picture.renderVersion,
    createdAt: picture.createdAt.toISOString(),
    updatedAt: picture.updatedAt.toISOString(),
  }
}
