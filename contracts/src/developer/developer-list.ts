import { z } from 'zod'
import { developerCardSchema } from './developer-card.ts'

/** The answer of `GET /developer`: up to three whose names match, in the envelope of every list (decision 30). */
export const developerListSchema = z.object({
  count: z.int().nonnegative(),
  next: z.null(),
  previous: z.null(),
  results: z.array(developerCardSchema),
})
