import { z } from 'zod'
import { WITHOUT_CONTROLS } from '../text/plain-text.ts'
import { requiredLine } from '../text/text-fields.ts'
import { roleSchema } from './role.ts'

/** Body of POST /admin/login/ (§7). The flag is taken and means nothing (decision 118). */
export const loginBody = z.strictObject({
  /** Or the e-mail address (decision 115). */
  username: requiredLine(254),
  /** Kept as typed, spaces included. */
  password: z
    .string()
    .min(1, 'Field is required')
    .max(1_000)
    .regex(WITHOUT_CONTROLS, 'Remove the characters that are not text.')
    .refine((text) => text.isWellFormed(), 'Remove the characters that are not text.'),
  returnSecureToken: z.boolean().optional(),
})

/**
 * Answer of signing in and of refreshing: `access` (§7) is the bearer token, and the login session's `token` (§3).
 * `user_type` is 1 for everybody and decides nothing (decision 120); `role` says what the screens should offer.
 */
export const sessionAnswerSchema = z.object({
  access: z.string(),
  token: z.string(),
  /** Exchanged once at /admin/login/refresh. Again within 10 s it gives the same successor; later it ends the session. */
  refresh: z.string(),
  expires_in: z.int().positive().describe('Seconds until `access` ends'),
  user: z.object({ id: z.int().positive(), name: z.string(), username: z.string() }),
  user_type: z.literal(1),
  role: roleSchema,
})

export type SessionAnswer = z.infer<typeof sessionAnswerSchema>
