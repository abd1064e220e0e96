import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { contactSearchText } from '../contact/contact-search-text.ts'
import type { Person } from './person.ts'

/** What `q` of the staff lists looks through. */
export function personSearchText({ name, position, contact, email, licenses }: Person): string {
  const numbers = licenses.map((license) => license.name)
  return foldText([name, position, contactSearchText(contact), email, ...numbers].join(' '))
}
