import { saidText } from './said-text.ts'
import { optionalPhoneField } from './optional-phone-field.ts'

const REQUIRED = 'Required.'

/** Phone of a contact form (§5). */
export const leadPhoneField = saidText(REQUIRED, optionalPhoneField.min(1, REQUIRED))
