import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { Lead } from './lead.ts'

type Searched = Pick<
  Lead,
  'reference' | 'fullname' | 'email' | 'phone' | 'phoneE164' | 'message' | 'listingName' | 'listingUrl'
>

/** What `q` of the lead lists looks through. Numbers are there as typed, in one piece, and with the country. */
export function leadSearchText(lead: Searched): string {
  const { reference, fullname, email, phone, phoneE164, message, listingName, listingUrl } = lead
  const digits = phone.replace(/\D/g, '')
  return foldText([reference, fullname, email, phone, digits, phoneE164, listingName, listingUrl, message].join(' '))
}
