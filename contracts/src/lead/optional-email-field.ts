import { lineField } from '../text/line-field.ts'
import { LEAD_LIMITS } from './lead-limits.ts'

/** An e-mail address or nothing: an @ with text around it is enough (§5, decision 110). */
export const optionalEmailField = lineField(LEAD_LIMITS.email).regex(/^$|.@./u, 'E-mail must be valid')
