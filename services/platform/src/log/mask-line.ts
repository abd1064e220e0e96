const SECRET_KEYS =
  /"((?:[a-z_-]*(?:password|secret|token|authorization|cookie))|access|refresh|jwt|api_?key)":"(?:[^"\\]|\\.)*"/gi
const PERSONAL_KEYS = /"([a-z_]*(?:email|phone|fullname)[a-z_]*|contact_number)":"(?:[^"\\]|\\.)*"/gi
const TOKEN = /\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g
const BEARER = /\bBearer [\w.~+/-]+=*/gi
const CREDENTIALS_IN_URL = /(\w:\/\/[^\s:/@"]*:)[^\s@"]+@/g
const EMAIL = /(?<![\w.%+-])[\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+/gi
/** +63 or 09 mobile numbers with whatever stands between the groups; a bare JSON number cannot begin so. */
const PHONE = /(?<![\w.-])(?:\+63|0)[ -]?9\d{2}[ -]?\d{3}[ -]?\d{4}(?![\w])/g

/**
 * A line of the log without passwords, tokens, e-mail addresses and telephone numbers, wherever in it they stand:
 * the last thing done to a line, so that no call and no error message can forget it. A JSON line stays JSON.
 */
export function maskLine(line: string): string {
  let masked = line.replace(SECRET_KEYS, '"$1":"[secret]"').replace(PERSONAL_KEYS, '"$1":"[personal]"')
  if (masked.includes('eyJ')) masked = masked.replace(TOKEN, '[token]')
  if (masked.includes('earer ')) masked = masked.replace(BEARER, 'Bearer [token]')
  if (masked.includes('@')) masked = masked.replace(CREDENTIALS_IN_URL, '$1[secret]@').replace(EMAIL, '[e-mail]')
  return masked.replace(PHONE, '[phone]')
}
