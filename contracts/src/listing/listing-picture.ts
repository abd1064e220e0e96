import { z } from 'zod'

/** A picture or a document's image in staff answers (§3). */
export const listingPictureSchema = z.object({
  id: z.int().positive(),
  image: z.string(),
  url: z.string(),
})
