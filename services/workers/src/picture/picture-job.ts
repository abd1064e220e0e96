import { z } from 'zod'

/** The queue of pictures whose variants are to be made. */
export const IMAGES_QUEUE = 'images'

/** `version` is the picture's when the job was asked for: what has changed since is another job's business. */
export const pictureJobSchema = z.object({ pictureId: z.int().positive(), version: z.int().positive() })

export type PictureJob = z.infer<typeof pictureJobSchema>
