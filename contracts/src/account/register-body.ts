import { z } from 'zod'
import { requiredLine } from '../text/required-line.ts'
import { ACCOUNT_LIMITS } from './account-limits.ts'
import { newPasswordField } from './new-password-field.ts'

/** Body of POST /register/ (decision 114). The e-mail address becomes the user name (decision 115). */
export const registerBody = z.strictObject({
  name: requiredLine(ACCOUNT_LIMITS.name),
  email: requiredLine(ACCOUNT_LIMITS.email).regex(/^$|^\S+@\S+$/u, 'E-mail must be valid'),
  password: newPasswordField,
})

export type Registration = z.output<typeof registerBody>
