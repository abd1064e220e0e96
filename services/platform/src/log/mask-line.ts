import { maskText } from './mask-text.ts'

const SECRET_KEYS =
  /"((?:[a-z_-]*(?:password|secret|token|authorization|cookie))|access|refresh|jwt|api_?key)":"(?:[^"\\]|\\.)*"/gi
const PERSONAL_KEYS = /"([a-z_]*(?:email|phone|fullname)[a-z_]*|contact_number)":"(?:[^"\\]|\\.)*"/gi

/**
 * A line of the log without secrets and personal data, at whatever depth of it they stand: the last thing done to a
 * line, so that no call and no error message can forget it. A JSON line stays JSON.
 */
export function maskLine(line: string): string {
  return maskText(line.replace(SECRET_KEYS, '"$1":"[secret]"').replace(PERSONAL_KEYS, '"$1":"[personal]"'))
}
