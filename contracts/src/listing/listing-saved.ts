import { z } from 'zod'
import { listingWarningSchema } from './listing-rules.ts'

/** Answer of creating and of updating a listing; `version` is what the next update sends as `If-Match`. */
export const listingSavedSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  version: z.int().positive(),
  warnings: z.array(listingWarningSchema),
})
