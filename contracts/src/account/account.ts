import { z } from 'zod'
import { staffListQuerySchema } from '../page/staff-list.ts'
import { roleSchema } from '../session/role.ts'
import { WITHOUT_CONTROLS } from '../text/plain-text.ts'
import { requiredLine } from '../text/text-fields.ts'

/**
 * `pending` waits for an administrator (decision 114), `invited` for a password of its own; a `closed` account may not
 * sign in, and can be opened again.
 */
export const ACCOUNT_STATES = ['pending', 'invited', 'active', 'closed'] as const

const accountStateSchema = z.enum(ACCOUNT_STATES)

export type AccountState = z.infer<typeof accountStateSchema>

/** An account as administrators see it, and everybody their own. */
export const accountAnswerSchema = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  username: z.string(),
  /** Null for the first administrator. */
  email: z.string().nullable(),
  role: roleSchema,
  state: accountStateSchema,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** When a session of it was last begun or refreshed; null after two weeks without. */
  last_seen_at: z.iso.datetime().nullable(),
  /** Whether a second factor is asked for at sign-in. */
  two_factor: z.boolean(),
  /** Until when the link of an invitation works; null for every other account. */
  invited_until: z.iso.datetime().nullable(),
})

export type AccountAnswer = z.infer<typeof accountAnswerSchema>

/** A link that sets the password of an account, once. Whoever has it can: it is shown to nobody again. */
export const passwordLinkSchema = z.object({ link: z.url(), expires_at: z.iso.datetime() })

export type PasswordLink = z.infer<typeof passwordLinkSchema>

/** An account that was invited, and the link where no mail brings it (`SMTP_URL` is not set). */
export const invitationAnswerSchema = z.object({
  account: accountAnswerSchema,
  password_link: passwordLinkSchema.nullable(),
})

export type InvitationAnswer = z.infer<typeof invitationAnswerSchema>

/** Lengths in characters. A password is long rather than odd. */
export const ACCOUNT_LIMITS = { name: 100, email: 254, passwordMin: 12, passwordMax: 200 } as const

/** Query of GET /admin/accounts/. `q` searches name, user name and e-mail address. */
export const accountListQuerySchema = z.strictObject({
  ...staffListQuerySchema.shape,
  state: accountStateSchema.optional(),
  role: roleSchema.optional(),
})

export type AccountListQuery = z.output<typeof accountListQuerySchema>

const { passwordMin, passwordMax } = ACCOUNT_LIMITS
const NO_TEXT = 'Remove the characters that are not text.'

/** A password that somebody chooses, kept as typed, spaces included. */
export const newPasswordField = z
  .string()
  .min(passwordMin, {
    error: ({ input }) => (input === '' ? 'Field is required' : `Use at least ${passwordMin} characters.`),
  })
  .max(passwordMax)
  .regex(WITHOUT_CONTROLS, NO_TEXT)
  .refine((text) => text.isWellFormed(), NO_TEXT)
  .regex(/^(?:$|([\s\S])(?!\1*$))/u, 'Use more than one character.')

/** What is told of a password that is the name, the user name or the e-mail address of its account, or begins that. */
export const OWN_NAME = 'Choose a password that is not your name or address.'

/** Whether a password is one of the names of its account, in any case, or an e-mail address up to its @. */
export function isOwnName(password: string, names: readonly (string | null)[]): boolean {
  const folded = password.trim().toLowerCase()
  return names.some(
    (name) => name !== null && [name, name.split('@', 1)[0]].some((part) => part?.trim().toLowerCase() === folded),
  )
}

const emailField = requiredLine(ACCOUNT_LIMITS.email).regex(/^$|^[^\s@,;:<>"]+@[^\s@,;:<>"]+$/u, 'E-mail must be valid')

/** Body of POST /admin/accounts/: who is asked to work here, and as what. The address becomes the user name. */
export const invitationBody = z.strictObject({
  name: requiredLine(ACCOUNT_LIMITS.name),
  email: emailField,
  role: roleSchema,
})

export type Invitation = z.output<typeof invitationBody>

/** Body of POST /account/reset/: the address of who forgot their password, or their user name (decision 115). */
export const resetBody = z.strictObject({ email: requiredLine(ACCOUNT_LIMITS.email) })

/** What stands in a link behind the `#`, which browsers tell no server. */
export const linkTokenField = z.string().regex(/^[\w-]{43}$/, 'Take the whole link from the mail.')

/** Body of POST /register/ (decision 114). The e-mail address becomes the user name (decision 115). */
export const registerBody = z
  .strictObject({
    name: requiredLine(ACCOUNT_LIMITS.name),
    email: emailField,
    password: newPasswordField,
  })
  .refine(({ name, email, password }) => !isOwnName(password, [name, email]), { path: ['password'], error: OWN_NAME })

export type Registration = z.output<typeof registerBody>
