import { z } from 'zod'

/** A picture as public answers carry it. `image` and `url` are the same address, under both names of §3. */
export const publicPictureSchema = z.object({
  id: z.int().positive(),
  image: z.string(),
  url: z.string(),
})

export type PublicPicture = z.infer<typeof publicPictureSchema>
