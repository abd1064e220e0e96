import { z } from 'zod'

/** The queue of pictures whose variants are to be made. */
export const IMAGES_QUEUE = 'images'

/** `renderVersion` is the picture's version when its variants were asked for; asking again makes another job. */
export const pictureJobSchema = z.object({ pictureId: z.int().positive(), renderVersion: z.int().positive() })

export type PictureJob = z.infer<typeof pictureJobSchema>
