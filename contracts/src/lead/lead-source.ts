import { z } from 'zod'

/** Where an enquiry came from: the four lists of the sidebar (§2, decision 102). */
export const LEAD_SOURCES = ['listing', 'contact', 'sell', 'appraisal'] as const

export const leadSourceSchema = z.enum(LEAD_SOURCES)

export type LeadSource = z.infer<typeof leadSourceSchema>
