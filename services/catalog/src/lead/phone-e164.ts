import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

const BETWEEN_NUMBERS = /[/,;|]|\bor\b/iu

/**
 * The first real telephone number in a text as `+639171234567`, however it is written; numbers without a country are
 * Philippine ones. Null when there is none: the text is kept anyway.
 */
export function phoneE164(text: string): string | null {
  for (const part of text.split(BETWEEN_NUMBERS)) {
    const number = parsePhoneNumberFromString(part, 'PH')
    if (number?.isValid() === true) return number.number
  }
  return null
}
