import type { ContactNumber } from '@tahanan/contracts/contact/contact-number.ts'
import { splitContact } from '@tahanan/contracts/contact/split-contact.ts'
import { phoneE164 } from '../lead/phone-e164.ts'

/** Contact numbers one by one, for links (decision 96). What is no telephone number is kept without one. */
export function contactNumbersOf(contact: string): ContactNumber[] {
  return splitContact(contact).map((number) => ({ number, e164: phoneE164(number) }))
}
