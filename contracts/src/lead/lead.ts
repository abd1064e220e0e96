import { z } from 'zod'
import { staffListQuerySchema } from '../page/staff-list.ts'
import { namedSchema } from '../property/property-fields.ts'
import { leadSourceSchema } from './lead-fields.ts'
import { leadCountsSchema, leadStatusSchema } from './lead-status.ts'
import { REPORT_REASONS } from './report-reason.ts'

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
  /** What is wrong with the listing, where the source is `report`; null for the others. */
  report_reason: z.enum(REPORT_REASONS).nullable(),
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
  assignee_name: z.string().nullable(),
  /** What to do next, and on which day; empty and null where nothing is planned. */
  next_step: z.string(),
  next_follow_up_on: z.iso.date().nullable(),
  consent_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** When somebody began to answer, or first took it beyond `new`, and who. */
  first_response_at: z.iso.datetime().nullable(),
  first_response_by: namedSchema.nullable(),
  /** From when on it is overdue (`leadDueAt`); null where nothing is to be done. */
  due_at: z.iso.datetime().nullable(),
  /** The lead under which it is kept as the same person's. */
  merged_into: z.int().nullable(),
  deleted_at: z.iso.datetime().nullable(),
})

export type LeadAnswer = z.infer<typeof leadAnswerSchema>

const leads = leadCountsSchema.shape.all

/** `leadCountsSchema`, and how many open ones are the account's, nobody's, overdue: 1,000 is that many or more. */
export const leadListCountsSchema = leadCountsSchema.extend({ mine: leads, unassigned: leads, overdue: leads })

export type LeadListCounts = z.infer<typeof leadListCountsSchema>

const assignee = z
  .string()
  .regex(/^(?:none|me|[1-9]\d{0,8})$/, "Give a salesperson's id, me or none.")
  .transform((text) => (text === 'me' ? text : text === 'none' ? null : Number(text)))

/** Which leads (§7, decision 102): without filters all that are neither spam nor deleted. */
export const leadFilterSchema = z.strictObject({
  q: staffListQuerySchema.shape.q,
  source: leadSourceSchema.optional(),
  status: leadStatusSchema.optional(),
  /** Neither closed nor lost: all of them, or the overdue ones, or those whose next step is today in Manila. */
  open: z.enum(['all', 'overdue', 'today']).optional(),
  spam: z.enum(['false', 'true', 'all']).default('false'),
  /** `me`: the salesperson who is linked to the account that asks. */
  assignee: assignee.optional(),
  deleted: z.enum(['false', 'true']).default('false'),
})

export type LeadFilter = z.output<typeof leadFilterSchema>

/** Query of GET /admin/leads/. `q` searches name, e-mail, phone, message, reference and listing. */
export const leadListQuerySchema = z.strictObject({ ...staffListQuerySchema.shape, ...leadFilterSchema.shape })

export type LeadListQuery = z.output<typeof leadListQuerySchema>

/** One thing that happened to a lead: a note, or a change with its fields from -> to. */
const leadTimelineEntrySchema = z.object({
  at: z.iso.datetime(),
  /** Null for a visitor and for the system. */
  by: namedSchema.nullable(),
  /** Which lead, among those that are kept under one. */
  lead: z.int(),
  action: z.enum(['create', 'update', 'delete', 'restore', 'merge', 'reply', 'note']),
  text: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})

export type LeadTimelineEntry = z.infer<typeof leadTimelineEntrySchema>

/** One lead with what is kept under it and what happened to them, oldest first, and the newest others of the same person (decision 113). */
export const leadViewSchema = z.object({
  ...leadAnswerSchema.shape,
  timeline: z.array(leadTimelineEntrySchema),
  merged: z.array(leadAnswerSchema),
  same_person: z.array(leadAnswerSchema),
})

export type LeadView = z.infer<typeof leadViewSchema>
