import { z } from 'zod'
import { leadSourceSchema } from './lead-source.ts'
import { leadStatusSchema } from './lead-status.ts'

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
