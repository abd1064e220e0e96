import { lineField } from '../text/line-field.ts'
import { splitContact } from './contact-number.ts'

const CONTACT_MAX_LENGTH = 300

/** Contact numbers, several separated by `/`, each written however people write them: the text is kept (decision 96). */
export function contactField() {
  return lineField(CONTACT_MAX_LENGTH)
}

/** Contact numbers where there must be one: 'Field is required' (§5). */
export function requiredContactField() {
  return contactField().refine((contact) => splitContact(contact).length > 0, 'Field is required')
}
