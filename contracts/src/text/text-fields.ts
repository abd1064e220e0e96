import { z } from 'zod'
import { lineField, textField } from './line-field.ts'

/** Not only blanks, before they are trimmed as well. */
export const SAYS_SOMETHING = /\S/u

/** Rich text of a form: HTML as it was typed, cleaned where it is written (decision 128). Null empties it. */
export function detailsField() {
  return textField(100_000)
    .nullable()
    .transform((details) => details ?? '')
}

/** A list that JSON carries as it is, and a form with files as the text of that JSON. Emptied, it is empty. */
export function jsonTextField<List extends z.ZodType>(list: List) {
  return z.preprocess((sent: z.input<List> | string | null) => parsed(sent), list)
}

function parsed(sent: unknown): unknown {
  if (sent === null || sent === '') return []
  if (typeof sent !== 'string') return sent
  try {
    return JSON.parse(sent)
  } catch {
    return sent
  }
}

/** A text of one line that must hold something besides spaces: 'Field is required' (§5). */
export function requiredLine(maxLength: number) {
  return lineField(maxLength).regex(SAYS_SOMETHING, 'Field is required')
}

/** A text of a form that must hold something besides spaces: 'Field is required' (§5). */
export function requiredText(maxLength: number) {
  return textField(maxLength).regex(SAYS_SOMETHING, 'Field is required')
}
