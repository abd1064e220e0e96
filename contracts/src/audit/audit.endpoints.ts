import { z } from 'zod'
import { get } from '../endpoint/define-endpoint.ts'
import { auditEntryAnswerSchema, auditQuerySchema } from './audit.ts'
import { historyEntrySchema, historyParams, historyQuerySchema } from './history.ts'

/** The audit trail, overall and of each record. */
export const auditEndpoints = {
  list: get('admin', 'audit.list', '/admin/audit/', {
    summary: 'Who changed and who read what, newest first. Follow `next`: the last page costs what the first costs.',
    query: auditQuerySchema,
    answer: z.object({
      next: z.string().nullable(),
      results: z.array(auditEntryAnswerSchema),
      /** For the filters: what the trail knows, in alphabetical order. */
      nouns: z.array(z.string()),
      actions: z.array(z.string()),
    }),
  }),
  history: get('viewer', 'audit.history', '/admin/history/{noun}/{id}/', {
    summary:
      'What was changed of one record, newest first, for whoever may read the record (403 otherwise); who only looked at it is left out. Follow `next`.',
    params: historyParams,
    query: historyQuerySchema,
    answer: z.object({ next: z.string().nullable(), results: z.array(historyEntrySchema) }),
    refusals: [403],
  }),
} as const
