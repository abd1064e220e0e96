import { z } from 'zod'
import { PROPERTY_STATUSES } from '../property/property-status.ts'
import { PROPERTY_SUBTYPES } from '../property/property-subtype.ts'
import { PROPERTY_TYPES } from '../property/property-type.ts'

/** Enumerations as staff reads carry them: labels (decisions §0). */
export const listingLabels = {
  property_type: z.enum(PROPERTY_TYPES),
  property_subtype: z.enum(PROPERTY_SUBTYPES),
  property_status: z.enum(PROPERTY_STATUSES),
  availability: z.enum(['Available', 'Sold-out', 'Sold']),
} as const
