import { z } from 'zod'
import { WITHOUT_CONTROLS } from './plain-text.ts'

const REFUSAL = 'Remove the characters that are not text (control characters, half an emoji).'

/** Text that can be stored, in NFC, so that equal looks equal. What every text field starts from. */
export const plainString = z
  .string()
  .regex(WITHOUT_CONTROLS, { error: REFUSAL, abort: true })
  .refine((text) => text.isWellFormed(), { error: REFUSAL, abort: true })
  .normalize()

/** A text of one line, as names and addresses are: line breaks and runs of spaces become one space. May be empty. */
export function lineField(maxLength: number) {
  return plainString.overwrite(oneLine).max(maxLength)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** A text of a form, of as many lines as it likes, trimmed, at most `maxLength` characters; it may be empty. */
export function textField(maxLength: number) {
  return plainString.trim().max(maxLength)
}
