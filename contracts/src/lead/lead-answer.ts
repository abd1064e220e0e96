import { z } from 'zod'
import { namedSchema } from '../property/named-schema.ts'
import { leadSourceSchema } from './lead-source.ts'
import { leadStatusSchema } from './lead-status.ts'

/** A lead as staff see it (decision 102). Names, numbers and words are text as it was typed, never HTML. */
export const leadAnswerSchema = z.object({
  id: z.int(),
  version: z.int(),
  reference: z.string(),
  source: leadSourceSchema,
  /** The staff member who typed it in; null for what a visitor sent. */
  added_by: namedSchema.nullable(),
  fullname: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The same number for links, such as `+639171234567`; null where the text is no telephone number. */
  phone_e164: z.string().nullable(),
  message: z.string(),
  /** The listing as it was when it was asked about; the id is null when there never was one of that slug. */
  listing_id: z.int().nullable(),
  listing_slug: z.string().nullable(),
  listing_name: z.string().nullable(),
  listing_price: z.string().nullable(),
  listing_url: z.string().nullable(),
  status: leadStatusSchema,
  is_spam: z.boolean(),
  /** Id of a salesperson. */
  assignee: z.int().nullable(),
  next_follow_up_on: z.iso.date().nullable(),
  consent_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  first_response_at: z.iso.datetime().nullable(),
  deleted_at: z.iso.datetime().nullable(),
})

export type LeadAnswer = z.infer<typeof leadAnswerSchema>
