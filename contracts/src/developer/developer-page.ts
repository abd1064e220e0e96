import { z } from 'zod'
import { publicPictureSchema } from '../picture/public-picture.ts'
import { projectCardSchema } from '../project/project-card.ts'

/** "Developer" of §3 with its projects: the answer of `GET /developer/{slug}`. */
export const developerPageSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  office_address: z.string(),
  contact_number: z.string(),
  contact_person: z.string(),
  /** Rich text of the allow-list of decision 128. */
  details: z.string(),
  /** The logo, or none (decision 80). */
  pictures: z.array(publicPictureSchema),
  /** The newest ones. */
  projects: z.array(projectCardSchema),
  /** Whether the developer has more of them than are here. */
  projects_more: z.boolean(),
})

export type DeveloperPage = z.infer<typeof developerPageSchema>
