import { z } from 'zod'
import { publicVariantSchema } from '../picture/public-variant.ts'

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
