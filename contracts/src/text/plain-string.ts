import { z } from 'zod'
import { isPlainText } from './is-plain-text.ts'

const REFUSAL = 'Remove the characters that are not text (control characters, half an emoji).'

/** Text that can be stored, in NFC, so that equal looks equal. What every text field starts from. */
export const plainString = z.string().refine(isPlainText, { error: REFUSAL, abort: true }).normalize()
