import { z } from 'zod'
import { staffListQuerySchema } from '../page/staff-list-query.ts'
import { leadSourceSchema } from './lead-source.ts'
import { leadStatusSchema } from './lead-status.ts'

const assignee = z
  .string()
  .regex(/^(?:none|[1-9]\d{0,8})$/, "Give a salesperson's id, or none.")
  .transform((text) => (text === 'none' ? null : Number(text)))

/** Which leads (§7, decision 102): without filters all that are neither spam nor deleted. */
export const leadFilterSchema = z.strictObject({
  q: staffListQuerySchema.shape.q,
  source: leadSourceSchema.optional(),
  status: leadStatusSchema.optional(),
  spam: z.enum(['false', 'true', 'all']).default('false'),
  assignee: assignee.optional(),
  deleted: z.enum(['false', 'true']).default('false'),
})

export type LeadFilter = z.output<typeof leadFilterSchema>
