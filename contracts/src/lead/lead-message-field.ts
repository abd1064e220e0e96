import { textField } from '../text/text-field.ts'
import { LEAD_LIMITS } from './lead-limits.ts'
import { saidText } from './said-text.ts'

const REQUIRED = 'Required.'

/** Message of a contact form: text, never HTML, whatever it looks like (§5). */
export const leadMessageField = saidText(REQUIRED, textField(LEAD_LIMITS.message).min(1, REQUIRED))
