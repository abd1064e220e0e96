import { z } from 'zod'
import { pictureAnswerSchema } from '../picture/picture.ts'
import { publicPictureSchema, publicVariantSchema } from '../picture/public-picture.ts'
import { projectCardSchema } from '../project/project-page.ts'
import { developerAnswerSchema } from './developer.ts'

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

/** "Developer result card" of the search page (§2); its location is the office address (decision 32). */
export const developerCardSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  contact_number: z.string(),
  office_address: z.string(),
  /** Address of the logo; null without one. */
  image: z.string().nullable(),
  /** The logo for `srcset`; empty without one. */
  image_variants: z.array(publicVariantSchema),
  /** Plain text, cut to 100 characters. */
  details: z.string(),
})

export type DeveloperCard = z.infer<typeof developerCardSchema>

/** "The detail call also returns projects with name, location, pictures, slug, details" (§3). */
export const developerDetailAnswerSchema = developerAnswerSchema.extend({
  projects: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      location: z.string(),
      details: z.string(),
      pictures: z.array(pictureAnswerSchema),
    }),
  ),
})

export type DeveloperDetailAnswer = z.infer<typeof developerDetailAnswerSchema>
