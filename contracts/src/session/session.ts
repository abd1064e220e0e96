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
  /** Of the second factor, or a recovery code: asked for with 401 `code_required` once the password was right. */
  code: z.string().max(50).optional(),
})

/** `code` of the 401 that asks for the second factor, */
export const CODE_REQUIRED = 'code_required'
/** and of the 401 after another code than the device shows, or one that was used. */
export const WRONG_CODE = 'wrong_code'

export type SecondFactorProblem = typeof CODE_REQUIRED | typeof WRONG_CODE

/** A code as people write it: `123 456`, or a recovery code. */
export const codeField = z.string().trim().min(1, 'Field is required').max(50)

/** What an authenticator app is told, as base32 and as the address of a QR code; shown once, with the recovery codes. */
export const twoFactorSecretSchema = z.object({
  secret: z.string(),
  uri: z.string(),
  recovery_codes: z.array(z.string()),
})

export type TwoFactorSecret = z.infer<typeof twoFactorSecretSchema>

/** One place where somebody is signed in. */
export const ownSessionSchema = z.object({
  id: z.uuid(),
  /** `Chrome on Android`, `Another program`. */
  device: z.string(),
  /** IP address of the last sign-in or refresh; empty where it is not known. */
  address: z.string(),
  begun_at: z.iso.datetime(),
  /** When it was last refreshed, which is every 15 minutes at most while it is used. */
  last_seen_at: z.iso.datetime(),
  is_current: z.boolean(),
})

export type OwnSession = z.infer<typeof ownSessionSchema>

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
