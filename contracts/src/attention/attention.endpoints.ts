import { z } from 'zod'
import { get } from '../endpoint/define-endpoint.ts'
import { listingTypeSchema } from '../listing/listing-answers.ts'
import { LISTING_WARNING_CODES, listingWarningSchema } from '../listing/listing-rules.ts'
import { staffListAnswer, staffListQuerySchema } from '../page/staff-list.ts'

/** Query of the listings needing care: a staff list's, and one reason of all. */
export const listingAttentionQuerySchema = staffListQuerySchema.extend({
  reason: z.enum(LISTING_WARNING_CODES).optional(),
})

export type ListingAttentionQuery = z.output<typeof listingAttentionQuerySchema>

/** A listing that staff should look at, and why, the gravest reason first (decisions 46, 58 and §10). */
const listingAttentionSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  type: listingTypeSchema,
  reasons: z.array(listingWarningSchema).min(1),
})

export type ListingAttention = z.infer<typeof listingAttentionSchema>

const PERSON_ATTENTION_CODES = ['license_missing', 'license_lapsed', 'license_ending', 'too_many_salespersons'] as const

/** A broker or salesperson whom staff should look at, and why, gravest first (decisions §10 "PRC licence"). */
const personAttentionSchema = z.object({
  noun: z.enum(['broker', 'salesperson']),
  id: z.int().positive(),
  name: z.string(),
  reasons: z
    .array(
      z.object({
        code: z.enum(PERSON_ATTENTION_CODES),
        /** In words: the problem and the remedy. */
        message: z.string(),
      }),
    )
    .min(1),
})

export type PersonAttention = z.infer<typeof personAttentionSchema>

/** What the overview asks for. */
export const listingAttentionEndpoints = {
  list: get('viewer', 'listing-attention.list', '/admin/listings-needing-care/', {
    summary:
      'Published listings still to be had without an authority in force, a licence to sell, a price of their own, a unit type that is offered or a picture; the gravest first. `q` searches names, `reason` names one.',
    query: listingAttentionQuerySchema,
    answer: staffListAnswer(listingAttentionSchema),
  }),
}

/** What the overview asks for. */
export const personAttentionEndpoints = {
  list: get('viewer', 'person-attention.list', '/admin/people-needing-care/', {
    summary:
      'Brokers and salespersons without a PRC licence in force, with one that ends within 60 days, and brokers of more than 20 salespersons; the gravest first. `q` searches names.',
    query: staffListQuerySchema,
    answer: staffListAnswer(personAttentionSchema),
  }),
}
