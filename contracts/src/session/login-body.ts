import { z } from 'zod'
import { isPlainText } from '../text/is-plain-text.ts'
import { requiredLine } from '../text/required-line.ts'

/** Body of POST /admin/login/ (§7). The flag is taken and means nothing (decision 118). */
export const loginBody = z.strictObject({
  /** Or the e-mail address (decision 115). */
  username: requiredLine(254),
  /** Kept as typed, spaces included. */
  password: z
    .string()
    .min(1, 'Field is required')
    .max(1_000)
    .refine(isPlainText, 'Remove the characters that are not text.'),
  returnSecureToken: z.boolean().optional(),
})
