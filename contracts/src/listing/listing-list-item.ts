import { z } from 'zod'
import { listingLabels, listingTypeSchema } from './listing-form.ts'

/**
 * Admin list item (§3), with the listing type that its Availability depends on (decision 51), and what the table needs
 * to link to the page and to mark drafts.
 */
export const listingListItemSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  version: z.int().positive(),
  name: z.string(),
  type: listingTypeSchema,
  ...listingLabels,
  location: z.string(),
  project_name: z.string().nullable(),
  developer_name: z.string().nullable(),
  featured: z.boolean(),
  is_published: z.boolean(),
})

export type ListingListItem = z.infer<typeof listingListItemSchema>
