import type { PictureAnswer } from '@tahanan/contracts/picture/picture-answer.ts'
import type { Pool, PoolClient } from 'pg'
import { pictureAnswerOf } from './picture-answer-of.ts'
import type { OwnerKey } from './picture.ts'
import { listPicturesOf } from './picture.store.ts'

/** The pictures of one owner as staff see them, in order. */
export async function pictureAnswersOf(
  db: Pool | PoolClient,
  { ownerNoun, ownerId }: OwnerKey,
): Promise<PictureAnswer[]> {
  return (await listPicturesOf(db, ownerNoun, [ownerId])).map(pictureAnswerOf)
}
