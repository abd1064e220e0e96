import { z } from 'zod'
import { leadSourceSchema } from './lead-fields.ts'

/** How far an enquiry is; `closed` is the specification's word (decision 104). */
export const LEAD_STATUSES = ['new', 'contacted', 'tripping', 'reserved', 'closed', 'lost'] as const

export const leadStatusSchema = z.enum(LEAD_STATUSES)

export type LeadStatus = z.infer<typeof leadStatusSchema>

/** Whether something is still to be done about a lead. */
export function isOpenLead(status: LeadStatus): boolean {
  return status !== 'closed' && status !== 'lost'
}

const leads = z.int().nonnegative()

/** How many leads there are, whatever the list is filtered by: the numbers beside the sidebar's and filters' names. */
export const leadCountsSchema = z.object({
  /** Neither spam nor deleted, as `source` and `status` are. */
  all: leads,
  source: z.record(leadSourceSchema, leads),
  status: z.record(leadStatusSchema, leads),
  spam: leads,
  deleted: leads,
})

export type LeadCounts = z.infer<typeof leadCountsSchema>
