import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { listingTypeSchema } from '../listing/listing-answers.ts'
import { LISTING_WARNING_CODES, listingWarningSchema } from '../listing/listing-rules.ts'
import { staffListAnswer, staffListQuerySchema } from '../page/staff-list.ts'

/** Query of the listings needing care: a staff list's, and one reason of all. */
export const listingCareQuerySchema = staffListQuerySchema.extend({
  reason: z.enum(LISTING_WARNING_CODES).optional(),
})

export type ListingCareQuery = z.output<typeof listingCareQuerySchema>

/** A listing that staff should look at, and why, the gravest reason first (decisions 46, 58 and §10). */
const listingCareSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  type: listingTypeSchema,
  reasons: z.array(listingWarningSchema).min(1),
})

export type ListingCare = z.infer<typeof listingCareSchema>

const PERSON_CARE_CODES = ['license_missing', 'license_lapsed', 'license_ending', 'too_many_salespersons'] as const

/** A broker or salesperson whom staff should look at, and why, gravest first (decisions §10 "PRC licence"). */
const personCareSchema = z.object({
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

/** What the overview asks for. */
export const listingCareEndpoints = {
  list: defineEndpoint({
    id: 'listing-care.list',
    method: 'GET',
    path: '/admin/listings-needing-care/',
    access: 'viewer',
    summary:
      'Published listings still to be had without an authority in force, a licence to sell, a price of their own, a unit type that is offered or a picture; the gravest first. `q` searches names, `reason` names one.',
    query: listingCareQuerySchema,
    answer: staffListAnswer(listingCareSchema),
  }),
}

/** What the overview asks for. */
export const personCareEndpoints = {
  list: defineEndpoint({
    id: 'person-care.list',
    method: 'GET',
    path: '/admin/people-needing-care/',
    access: 'viewer',
    summary:
      'Brokers and salespersons without a PRC licence in force, with one that ends within 60 days, and brokers of more than 20 salespersons; the gravest first. `q` searches names.',
    query: staffListQuerySchema,
    answer: staffListAnswer(personCareSchema),
  }),
}
