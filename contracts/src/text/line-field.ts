import { z } from 'zod'

// The control characters but tab, line feed and carriage return: Postgres cannot hold NUL, XML (sitemaps) none of them.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/

/** Whether a text can be stored and sent on as it is: no control characters, and no lone surrogate, which UTF-8 lacks. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text)
}

const REFUSAL = 'Remove the characters that are not text (control characters, half an emoji).'

/** Text that can be stored, in NFC, so that equal looks equal. What every text field starts from. */
export const plainString = z.string().refine(isPlainText, { error: REFUSAL, abort: true }).normalize()

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
