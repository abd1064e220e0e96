import { contactField } from './contact-field.ts'
import { splitContact } from './split-contact.ts'

/** Contact numbers where there must be one: 'Field is required' (§5). */
export function requiredContactField() {
  return contactField().refine((contact) => splitContact(contact).length > 0, 'Field is required')
}
