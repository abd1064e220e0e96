import { z } from 'zod'
import { publicPictureSchema } from '../picture/public-picture.ts'

/** A project on its developer's page (§2, §3). */
export const projectCardSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  location: z.string(),
  /** The first picture alone, or none. */
  pictures: z.array(publicPictureSchema),
  /** Plain text, "cut to 100 characters followed by '...'". */
  details: z.string(),
})

export type ProjectCard = z.infer<typeof projectCardSchema>
