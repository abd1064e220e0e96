import type { UnitOfWork } from '../command/unit-of-work.ts'
import { deletePicturesOf } from './delete-pictures-of.ts'
import { insertPictures } from './insert-pictures.ts'
import type { OwnerKey, Picture } from './picture.ts'
import type { PreparedPicture } from './prepared-picture.ts'

/** Gives an owner of one picture, which is locked, another one: a logo, a photo of a person. */
export async function replacePicture(unit: UnitOfWork, owner: OwnerKey, picture: PreparedPicture): Promise<Picture[]> {
  await deletePicturesOf(unit, owner)
  return insertPictures(unit, owner, [picture])
}
