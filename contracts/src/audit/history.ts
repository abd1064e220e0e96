import { z } from 'zod'
import { idParams } from '../endpoint/id-fields.ts'
import { PAGE_LIMITS } from '../page/page-limits.ts'
import { auditEntryAnswerSchema, auditQuerySchema } from './audit.ts'

/** The records that have a history of their own. */
const HISTORY_NOUNS = [
  'listing',
  'project',
  'developer',
  'amenity',
  'broker',
  'salesperson',
  'realty',
  'lead',
  'reply',
  'site',
  'account',
] as const

export type HistoryNoun = (typeof HISTORY_NOUNS)[number]

export const historyParams = z.strictObject({ noun: z.enum(HISTORY_NOUNS), ...idParams.shape })

export const historyQuerySchema = auditQuerySchema
  .pick({ before: true, page_size: true })
  .extend({ page_size: auditQuerySchema.shape.page_size.default(PAGE_LIMITS.staffSizes[0]) })

/** What was changed of a record, and by whom; values as the audit trail has them. */
export const historyEntrySchema = auditEntryAnswerSchema.pick({
  id: true,
  at: true,
  actor: true,
  action: true,
  changes: true,
})

export type HistoryEntry = z.infer<typeof historyEntrySchema>
