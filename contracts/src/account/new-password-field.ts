import { z } from 'zod'
import { isPlainText } from '../text/is-plain-text.ts'
import { ACCOUNT_LIMITS } from './account-limits.ts'

const { passwordMin, passwordMax } = ACCOUNT_LIMITS

/** A password that somebody chooses, kept as typed, spaces included. */
export const newPasswordField = z
  .string()
  .min(1, 'Field is required')
  .refine((text) => text.length === 0 || text.length >= passwordMin, `Use at least ${passwordMin} characters.`)
  .max(passwordMax)
  .refine(isPlainText, 'Remove the characters that are not text.')
