import { z } from 'zod'

/** What the hashing thread answers: the hash, whether it matches, or what went wrong. */
export const hashingAnswerSchema = z.object({
  id: z.int(),
  hash: z.string().optional(),
  matches: z.boolean().optional(),
  failure: z.string().optional(),
})

export type HashingAnswer = z.infer<typeof hashingAnswerSchema>
