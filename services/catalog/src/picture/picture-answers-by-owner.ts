import type { PictureAnswer } from '@tahanan/contracts/picture/picture-answer.ts'
import type { PictureOwner } from '@tahanan/contracts/picture/picture-owner.ts'
import type { Pool, PoolClient } from 'pg'
import { pictureAnswerOf } from './picture-answer-of.ts'
import { listPicturesOf } from './picture.store.ts'

/** The pictures of these owners as staff see them, each owner's in order; who has none is missing. */
export async function pictureAnswersByOwner(
  db: Pool | PoolClient,
  ownerNoun: PictureOwner,
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, PictureAnswer[]>> {
  const answers = new Map<number, PictureAnswer[]>()
  for (const picture of await listPicturesOf(db, ownerNoun, ownerIds)) {
    const known = answers.get(picture.ownerId)
    if (known === undefined) answers.set(picture.ownerId, [pictureAnswerOf(picture)])
    else known.push(pictureAnswerOf(picture))
  }
  return answers
}
