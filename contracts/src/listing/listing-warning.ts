import { z } from 'zod'

/** Something that staff should look at, though it stops nothing. `field` is the form's. */
export const listingWarningSchema = z.object({
  code: z.enum(['default_price', 'placeholder_lts', 'unit_type_not_offered']),
  field: z.string(),
  message: z.string(),
})

export type ListingWarning = z.infer<typeof listingWarningSchema>
