import { plainString } from './plain-string.ts'

/** A text of a form, of as many lines as it likes, trimmed, at most `maxLength` characters; it may be empty. */
export function textField(maxLength: number) {
  return plainString.trim().max(maxLength)
}
