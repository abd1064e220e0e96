const TOKEN = /\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g
const BEARER = /\bBearer [\w.~+/-]+=*/gi
const CREDENTIALS_IN_URL = /(\w:\/\/[^\s:/@"]{0,100}:)[^\s@"]{1,200}@/g
const EMAIL = /(?<![\w.%+-])[\w.%+-]{1,64}(?:@|%40)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+/gi
/** +63 or 09 mobile numbers with whatever stands between the groups; a bare JSON number cannot begin so. */
const PHONE = /(?<![\w.-])(?:\+63|0)[ -]?9\d{2}[ -]?\d{3}[ -]?\d{4}(?!\w)/g

/** A text without tokens, credentials, e-mail addresses and telephone numbers, wherever in it they stand. */
export function maskText(text: string): string {
  let masked = text
  if (masked.includes('eyJ')) masked = masked.replace(TOKEN, '[token]')
  if (masked.includes('earer ')) masked = masked.replace(BEARER, 'Bearer [token]')
  if (masked.includes('@') || masked.includes('%40'))
    masked = masked.replace(CREDENTIALS_IN_URL, '$1[secret]@').replace(EMAIL, '[e-mail]')
  return masked.replace(PHONE, '[phone]')
}
