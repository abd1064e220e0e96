import { z } from 'zod'
import { listingTypeSchema } from '../listing/listing-type-schema.ts'
import { listingWarningSchema } from '../listing/listing-warning.ts'

/** A listing that staff should look at, and why, the gravest reason first (decisions 46, 58 and §10). */
export const listingCareSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  type: listingTypeSchema,
  reasons: z.array(listingWarningSchema).min(1),
})

export type ListingCare = z.infer<typeof listingCareSchema>
