import type { PictureAnswer } from '@tahanan/contracts/picture/picture-answer.ts'
import { publicPictureOf } from '@tahanan/contracts/picture/public-picture-of.ts'
import type { Picture } from './picture.ts'

/** A picture as staff see it. */
export function pictureAnswerOf(picture: Picture): PictureAnswer {
  return { ...publicPictureOf(picture), state: picture.progress, cause: picture.cause }
}
