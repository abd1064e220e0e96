import { z } from 'zod'
import { listingTypeSchema } from '../listing/listing-answers.ts'
import { LISTING_WARNING_CODES, listingWarningSchema } from '../listing/listing-rules.ts'
import { staffListQuerySchema } from '../page/staff-list.ts'

/** Query of the listings needing care: a staff list's, and one reason of all. */
export const listingCareQuerySchema = staffListQuerySchema.extend({
  reason: z.enum(LISTING_WARNING_CODES).optional(),
})

export type ListingCareQuery = z.output<typeof listingCareQuerySchema>

/** A listing that staff should look at, and why, the gravest reason first (decisions 46, 58 and §10). */
export const listingCareSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  type: listingTypeSchema,
  reasons: z.array(listingWarningSchema).min(1),
})

export type ListingCare = z.infer<typeof listingCareSchema>

const PERSON_CARE_CODES = ['license_missing', 'license_lapsed', 'license_ending', 'too_many_salespersons'] as const

/** A broker or salesperson whom staff should look at, and why, gravest first (decisions §10 "PRC licence"). */
export const personCareSchema = z.object({
  noun: z.enum(['broker', 'salesperson']),
  id: z.int().positive(),
  name: z.string(),
  reasons: z
    .array(
      z.object({
        code: z.enum(PERSON_CARE_CODES),
        /** In words: the problem and the remedy. */
        message: z.string(),
      }),
    )
    .min(1),
})

export type PersonCare = z.infer<typeof personCareSchema>
