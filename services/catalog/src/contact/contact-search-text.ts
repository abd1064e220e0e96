import { contactNumbersOf } from './contact-numbers-of.ts'

/** Contact numbers as people look for them: as typed, in one piece, and with the country. */
export function contactSearchText(contact: string): string {
  const numbers = contactNumbersOf(contact).flatMap(({ number, e164 }) => [number.replace(/\D/g, ''), e164 ?? ''])
  return [contact, ...numbers].join(' ')
}
