import { lineField } from '../text/line-field.ts'
import { LEAD_LIMITS } from './lead-limits.ts'
import { saidText } from './said-text.ts'

const REQUIRED = 'Required.'

/** Full name of a contact form (§5). */
export const leadFullnameField = saidText(REQUIRED, lineField(LEAD_LIMITS.fullname).min(1, REQUIRED))
