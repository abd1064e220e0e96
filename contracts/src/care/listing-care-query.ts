import { z } from 'zod'
import { LISTING_WARNING_CODES } from '../listing/listing-warning.ts'
import { staffListQuerySchema } from '../page/staff-list-query.ts'

/** Query of the listings needing care: a staff list's, and one reason of all. */
export const listingCareQuerySchema = staffListQuerySchema.extend({
  reason: z.enum(LISTING_WARNING_CODES).optional(),
})

export type ListingCareQuery = z.output<typeof listingCareQuerySchema>
