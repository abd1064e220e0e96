import { z } from 'zod'
import { pictureProgressSchema } from './picture-progress.ts'
import { publicPictureSchema } from './public-picture.ts'

/** A picture in the staff answers of §3: as visitors see it, and how far its variants are. */
export const pictureAnswerSchema = publicPictureSchema.extend({
  /** A failed one can be tried again. */
  state: pictureProgressSchema,
  /** Why it failed; null for the others. */
  cause: z.string().nullable(),
})

export type PictureAnswer = z.infer<typeof pictureAnswerSchema>
