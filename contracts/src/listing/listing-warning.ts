import { z } from 'zod'

/** What a listing can be warned of, the gravest first. */
export const LISTING_WARNING_CODES = [
  'no_authority',
  'authority_lapsed',
  'placeholder_lts',
  'default_price',
  'unit_type_not_offered',
  'no_pictures',
] as const

/** Something that staff should look at, though it stops nothing. `field` is the form's. */
export const listingWarningSchema = z.object({
  code: z.enum(LISTING_WARNING_CODES),
  field: z.string(),
  message: z.string(),
})

export type ListingWarning = z.infer<typeof listingWarningSchema>
