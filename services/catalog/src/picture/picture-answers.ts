import type { PictureAnswer, PictureOwner } from '@tahanan/contracts/picture/picture.ts'
import { publicPictureOf } from '@tahanan/contracts/picture/public-picture.ts'
import { listPicturesOf } from './picture.store.ts'
import type { OwnerKey, Picture } from './picture.ts'
import type { Db } from '../row/row.store.ts'

export function pictureAnswerOf(picture: Picture): PictureAnswer {
  return { ...publicPictureOf(picture), state: picture.progress, cause: picture.cause }
}

/** The pictures of these owners as staff see them, each owner's in order; who has none is missing. */
export async function pictureAnswersByOwner(
  db: Db,
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

/** The pictures of one owner as staff see them, in order. */
export async function pictureAnswersOf(db: Db, { ownerNoun, ownerId }: OwnerKey): Promise<PictureAnswer[]> {
  return (await listPicturesOf(db, ownerNoun, [ownerId])).map(pictureAnswerOf)
}
