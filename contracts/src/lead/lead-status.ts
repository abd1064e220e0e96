import { z } from 'zod'

/** How far an enquiry is; `closed` is the specification's word (decision 104). */
export const LEAD_STATUSES = ['new', 'contacted', 'tripping', 'reserved', 'closed', 'lost'] as const

export const leadStatusSchema = z.enum(LEAD_STATUSES)

export type LeadStatus = z.infer<typeof leadStatusSchema>
