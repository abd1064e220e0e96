import { z } from 'zod'

/** A message that could not be projected, and was set aside so that the others move on (design §5). */
export const deadLetterAnswerSchema = z.object({
  id: z.string(),
  /** `listing:12`. */
  key: z.string(),
  /** `listing.changed`; null where only the views of an aggregate could not be made. */
  type: z.string().nullable(),
  /** `mark`: it could not be read or kept. `refresh`: views could not be made of it. */
  step: z.enum(['mark', 'refresh']).nullable(),
  cause: z.string(),
  /** Where it came from, `topic/partition/offset`. */
  source: z.string().nullable(),
  /** The request that it began with. */
  request_id: z.string().nullable(),
  buried_at: z.iso.datetime(),
  /** The message itself, cut at 4,000 characters. */
  excerpt: z.string(),
})

export type DeadLetterAnswer = z.infer<typeof deadLetterAnswerSchema>
