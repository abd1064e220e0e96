import { sessionAnswerSchema } from '@tahanan/contracts/session/session.ts'
import { z } from 'zod'

/** The login session of §3 (token, user, user_type) and what keeps it going. */
export const storedSessionSchema = sessionAnswerSchema.omit({ access: true, expires_in: true }).extend({
  /** When the access token ends, by this machine's clock. */
  expiresAtMs: z.number(),
})

export type StoredSession = z.infer<typeof storedSessionSchema>
