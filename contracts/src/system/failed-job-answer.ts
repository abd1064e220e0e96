import { z } from 'zod'

/** A job that has used up its tries. */
export const failedJobAnswerSchema = z.object({
  id: z.string(),
  queue: z.string(),
  reason: z.string(),
  failed_at: z.iso.datetime(),
  attempts: z.int().nonnegative(),
  /** What it was given, as JSON, cut at 4,000 characters. */
  excerpt: z.string(),
})

export type FailedJobAnswer = z.infer<typeof failedJobAnswerSchema>
