import { z } from 'zod'
import { pictureAnswerSchema } from '../picture/picture-answer.ts'
import { developerAnswerSchema } from './developer-answer.ts'

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
