import { z } from 'zod'
import { projectAnswerSchema } from './project-answer.ts'

/** One project with its listings (§3), newest first, 100 at most; `listing_count` counts all of them. */
export const projectDetailAnswerSchema = projectAnswerSchema.extend({
  listing: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  listing_count: z.int(),
})

export type ProjectDetailAnswer = z.infer<typeof projectDetailAnswerSchema>
