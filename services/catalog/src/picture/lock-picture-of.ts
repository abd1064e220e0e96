import type { PictureOwner } from '@tahanan/contracts/picture/picture-owner.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { PoolClient } from 'pg'
import type { Picture } from './picture.ts'
import { lockPicture } from './picture.store.ts'

/** Which picture a call means. */
export interface PictureKey {
  readonly id: number
  /** The kind of owner that the call's path stands for. */
  readonly ownerNoun: PictureOwner
}

/** @throws NotFound for one that is not there, not any more, or somebody else's */
export async function lockPictureOf(client: PoolClient, { id, ownerNoun }: PictureKey): Promise<Picture> {
  const picture = await lockPicture(client, id)
  if (picture?.ownerNoun !== ownerNoun) throw new NotFound('picture', id)
  return picture
}
