import { z } from 'zod'
import { importOutcomeSchema } from './import-outcome.ts'

/** What became of one row of the file. */
export const importRowAnswerSchema = z.object({
  /** Of the file, from 1, where the row begins. */
  line: z.int(),
  outcome: importOutcomeSchema,
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  /** How it was understood. */
  notes: z.array(z.string()),
  /** What is unlikely of it. */
  warnings: z.array(z.string()),
})

export type ImportRowAnswer = z.infer<typeof importRowAnswerSchema>
