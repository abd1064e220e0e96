import type { ContactNumber } from '@tahanan/contracts/contact/contact.ts'
import { splitContact } from '@tahanan/contracts/contact/split-contact.ts'
import { phoneE164 } from '../lead/lead.ts'

/** Contact numbers one by one, for links (decision 96). What is no telephone number is kept without one. */
export function contactNumbersOf(contact: string): ContactNumber[] {
  return splitContact(contact).map((number) => ({ number, e164: phoneE164(number) }))
}

/** Contact numbers as people look for them: as typed, in one piece, and with the country. */
export function contactSearchText(contact: string): string {
  const numbers = contactNumbersOf(contact).flatMap(({ number, e164 }) => [number.replace(/\D/g, ''), e164 ?? ''])
  return [contact, ...numbers].join(' ')
}
