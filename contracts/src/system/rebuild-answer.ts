import { z } from 'zod'
import { rebuildProgressSchema } from './rebuild-progress.ts'
import { rebuildTargetSchema } from './rebuild-target.ts'

/** A rebuild that was asked for. */
export const rebuildAnswerSchema = z.object({
  id: z.string(),
  target: rebuildTargetSchema,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Null until there is something to say. */
  progress: rebuildProgressSchema.nullable(),
  /** Why it failed, or why its last try did; null otherwise. */
  reason: z.string().nullable(),
  requested_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
})

export type RebuildAnswer = z.infer<typeof rebuildAnswerSchema>
