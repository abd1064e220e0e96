import { z } from 'zod'
import { pictureAnswerSchema } from '../picture/picture-answer.ts'

/** A developer as staff see it (§3), with the version to send back when changing it. */
export const developerAnswerSchema = z.object({
  id: z.int(),
  slug: z.string(),
  version: z.int(),
  name: z.string(),
  office_address: z.string(),
  contact_number: z.string(),
  contact_person: z.string(),
  details: z.string(),
  /** The logo: none or one (decision 80). */
  pictures: z.array(pictureAnswerSchema),
})

export type DeveloperAnswer = z.infer<typeof developerAnswerSchema>
