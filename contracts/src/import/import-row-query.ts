import type { z } from 'zod'
import { staffListQuerySchema } from '../page/staff-list-query.ts'
import { importOutcomeSchema } from './import-outcome.ts'

/** Query of a run's rows, in the order of the file: a page of all of them or of one outcome. */
export const importRowQuerySchema = staffListQuerySchema
  .omit({ q: true })
  .extend({ outcome: importOutcomeSchema.optional() })

export type ImportRowQuery = z.output<typeof importRowQuerySchema>
