import { z } from 'zod'
import { isPlainText } from './is-plain-text.ts'

/** A text of a form, trimmed, at most `maxLength` characters; it may be empty. */
export function textField(maxLength: number) {
  return z
    .string()
    .refine(isPlainText, { error: 'Remove the characters that are not text (NUL, half an emoji).', abort: true })
    .trim()
    .max(maxLength)
}
